import type { DatePickerSlotProps } from '@mui/x-date-pickers/DatePicker';
import { fieldButton, fieldLabel } from './fieldStyles';
import type { FieldState } from './useField';

type Shared = 'textField' | 'popper' | 'openPickerButton' | 'mobilePaper';

/** Placeholder colour: secondary text at full opacity, because MUI's reduced opacity has too little contrast. */
const placeholders = {
  '& .MuiPickersInputBase-sectionsContainer': { opacity: 1 },
  '& [role=spinbutton]:not([aria-valuenow]), & .MuiPickersInputBase-sectionsContainer:not(:has([aria-valuenow]))': { color: 'text.secondary' },
} as const;

/** Slot props that give a picker the appearance and accessibility of the other fields. */
export function pickerSlots({ id, error, helperText, onBlur, required }: Pick<FieldState<string>, 'id' | 'error' | 'helperText' | 'onBlur'> & { required: boolean }): Pick<DatePickerSlotProps, Shared> {
  return {
    textField: {
      id,
      required,
      error,
      helperText,
      onBlur,
      fullWidth: true,
      slotProps: {
        inputLabel: { shrink: true, sx: fieldLabel },
        // Screen readers focus the sections of a date, for which MUI sets neither `aria-required` nor `aria-invalid`.
        input: { sx: placeholders, slotProps: { sectionContent: { 'aria-required': required, 'aria-invalid': error } } },
      },
    },
    openPickerButton: { sx: fieldButton },
    // MUI derives the dialog's `aria-labelledby` from a generated id, which does not exist when the field has its own id.
    popper: { 'aria-labelledby': `${id}-label` },
    mobilePaper: { 'aria-labelledby': `${id}-label`, sx: { m: 0, maxWidth: 1 } },
  };
}
