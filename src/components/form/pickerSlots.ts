import type { DatePickerSlotProps } from '@mui/x-date-pickers/DatePicker';
import { fieldButton, fieldLabel } from './fieldStyles';
import type { FieldState } from './useField';

type Shared = 'textField' | 'popper' | 'openPickerButton' | 'mobilePaper';

/** What is still to be typed is quiet, not faint: MUI thins it to less than anyone can read on paper. */
const placeholders = {
  '& .MuiPickersInputBase-sectionsContainer': { opacity: 1 },
  '& [role=spinbutton]:not([aria-valuenow]), & .MuiPickersInputBase-sectionsContainer:not(:has([aria-valuenow]))': { color: 'text.secondary' },
} as const;

/** What the parts of a picker need to look and sound like the other fields. */
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
        // The parts of a date are what a screen reader meets, and MUI leaves them silent about this.
        input: { sx: placeholders, slotProps: { sectionContent: { 'aria-required': required, 'aria-invalid': error } } },
      },
    },
    openPickerButton: { sx: fieldButton },
    // MUI names the dialog after a label of its own making, which is not there when the field has an id.
    popper: { 'aria-labelledby': `${id}-label` },
    mobilePaper: { 'aria-labelledby': `${id}-label`, sx: { m: 0, maxWidth: 1 } },
  };
}
