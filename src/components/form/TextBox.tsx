import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { fieldLabel } from './fieldStyles';

export interface TextBoxProps extends Pick<
  OutlinedInputProps,
  'id' | 'name' | 'type' | 'value' | 'defaultValue' | 'inputRef' | 'onBlur' | 'onKeyDown' | 'autoComplete' | 'autoFocus' | 'startAdornment' | 'endAdornment' | 'inputProps' | 'disabled'
> {
  id: string;
  label: string;
  onTextChange: (text: string) => void;
  /** Minimum number of rows; makes the input multiline. */
  rows?: number;
  required?: boolean;
  error?: boolean;
  helperText?: string | undefined;
}

/** Line height of an input, as in the theme. */
const LINE = 1.4375;

/**
 * Multiline input with the same height before and after hydration: MUI would measure the height by script and shift the layout. Grows with its text
 * (`field-sizing`) where supported, and scrolls elsewhere.
 */
const paragraph = (rows: number, inputProps: OutlinedInputProps['inputProps']) =>
  ({
    multiline: true,
    inputComponent: 'textarea',
    inputProps: { ...inputProps, rows },
    sx: { '& textarea': { minHeight: `${rows * LINE}em`, maxHeight: '60vh', fieldSizing: 'content', resize: 'vertical' } },
  }) as const;

/** Field label, memoized so that it does not re-render on every keystroke. */
const BoxLabel = memo(function BoxLabel({ id, label }: { id: string; label: string }) {
  return (
    <InputLabel htmlFor={id} shrink sx={fieldLabel}>
      {label}
    </InputLabel>
  );
});

/** Error or hint below a field, with the id that the field's `aria-describedby` refers to. */
const BoxHelper = memo(function BoxHelper({ id, children }: { id: string; children: string }) {
  return <FormHelperText id={id}>{children}</FormHelperText>;
});

/** Labelled text field with a hint or error below. Replaces MUI's TextField, which bundles the select menu. */
export const TextBox = memo(function TextBox({ id, label, onTextChange, required = false, error = false, helperText, rows, ...input }: TextBoxProps) {
  const helperId = helperText ? `${id}-helper` : undefined;
  return (
    <FormControl fullWidth variant="outlined" required={required} error={error}>
      <BoxLabel id={id} label={label} />
      <OutlinedInput {...input} {...(rows !== undefined && paragraph(rows, input.inputProps))} id={id} label={label} notched aria-describedby={helperId} onChange={(event) => onTextChange(event.target.value)} />
      {helperText && helperId && <BoxHelper id={helperId}>{helperText}</BoxHelper>}
    </FormControl>
  );
});
