import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from './useField';

export type TextInputProps = { name: string } & Pick<TextFieldProps, 'type' | 'required' | 'autoComplete' | 'multiline' | 'minRows' | 'autoFocus'>;

/** A line or a paragraph of text. */
export function TextInput({ name, ...rest }: TextInputProps) {
  const { value, setValue, ...field } = useField<string>(name);
  return <TextField {...rest} {...field} value={value} onChange={(event) => setValue(event.target.value)} />;
}
