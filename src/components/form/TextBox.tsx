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
  onText: (text: string) => void;
  /** Makes it a paragraph of at least so many lines. */
  rows?: number;
  required?: boolean;
  error?: boolean;
  helperText?: string | undefined;
}

/** The height of a line of an input, as the theme's. */
const LINE = 1.4375;

/**
 * A paragraph's room, the same before the application has come as after: MUI would measure it by script, and the page would move.
 * It grows with its text where the browser can do that, and scrolls where it cannot.
 */
const paragraph = (rows: number, inputProps: OutlinedInputProps['inputProps']) =>
  ({
    multiline: true,
    inputComponent: 'textarea',
    inputProps: { ...inputProps, rows },
    sx: { '& textarea': { minHeight: `${rows * LINE}em`, maxHeight: '60vh', fieldSizing: 'content', resize: 'vertical' } },
  }) as const;

/** A field's name above it: not drawn anew at every key. */
const BoxLabel = memo(function BoxLabel({ id, label }: { id: string; label: string }) {
  return (
    <InputLabel htmlFor={id} shrink sx={fieldLabel}>
      {label}
    </InputLabel>
  );
});

/** A field's error or hint below it, with the id that the field points to. */
const BoxHelper = memo(function BoxHelper({ id, children }: { id: string; children: string }) {
  return <FormHelperText id={id}>{children}</FormHelperText>;
});

/** A labelled text field with its hint or error below. MUI's own TextField brings the whole menu of a select with it; this one does not. */
export const TextBox = memo(function TextBox({ id, label, onText, required = false, error = false, helperText, rows, ...input }: TextBoxProps) {
  const helperId = helperText ? `${id}-helper` : undefined;
  return (
    <FormControl fullWidth variant="outlined" required={required} error={error}>
      <BoxLabel id={id} label={label} />
      <OutlinedInput {...input} {...(rows !== undefined && paragraph(rows, input.inputProps))} id={id} label={label} notched aria-describedby={helperId} onChange={(event) => onText(event.target.value)} />
      {helperText && helperId && <BoxHelper id={helperId}>{helperText}</BoxHelper>}
    </FormControl>
  );
});
