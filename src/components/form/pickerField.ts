import type { DatePickerSlotProps } from '@mui/x-date-pickers/DatePicker';
import { fieldLabel } from './fieldLabel';
import type { FieldState } from './useField';

type TextFieldProps = Exclude<NonNullable<DatePickerSlotProps['textField']>, (...states: never[]) => unknown>;

/** What the text field of a picker needs to look and sound like the other fields. */
export function pickerField({ id, error, helperText, onBlur, required }: Pick<FieldState<string>, 'id' | 'error' | 'helperText' | 'onBlur'> & { required: boolean }): TextFieldProps {
  return {
    id,
    required,
    error,
    helperText,
    onBlur,
    fullWidth: true,
    slotProps: {
      inputLabel: { shrink: true, sx: fieldLabel },
      // The parts of a date are what a screen reader meets, and MUI leaves them silent about this.
      input: { slotProps: { sectionContent: { 'aria-required': required, 'aria-invalid': error } } },
    },
  };
}
