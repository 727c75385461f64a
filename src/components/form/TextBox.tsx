import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { fieldLabel } from './fieldStyles';

export interface TextBoxProps extends Pick<
  OutlinedInputProps,
  'id' | 'name' | 'type' | 'value' | 'onBlur' | 'onKeyDown' | 'autoComplete' | 'autoFocus' | 'multiline' | 'minRows' | 'startAdornment' | 'endAdornment' | 'inputProps' | 'disabled'
> {
  id: string;
  label: string;
  onText: (text: string) => void;
  required?: boolean;
  error?: boolean;
  helperText?: string | undefined;
}

/** A labelled text field with its hint or error below. MUI's own TextField brings the whole menu of a select with it; this one does not. */
export const TextBox = memo(function TextBox({ id, label, onText, required = false, error = false, helperText, ...input }: TextBoxProps) {
  const helperId = helperText ? `${id}-helper` : undefined;
  return (
    <FormControl fullWidth variant="outlined" required={required} error={error}>
      <InputLabel htmlFor={id} shrink sx={fieldLabel}>
        {label}
      </InputLabel>
      <OutlinedInput {...input} id={id} label={label} notched aria-describedby={helperId} onChange={(event) => onText(event.target.value)} />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
});
