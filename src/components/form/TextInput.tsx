import { TextBox, type TextBoxProps } from './TextBox';
import { useField } from './useField';
import { useDebouncedInput } from './useDebouncedInput';

export type TextInputProps = { name: string } & Pick<TextBoxProps, 'type' | 'required' | 'autoComplete' | 'rows' | 'autoFocus' | 'inputProps'>;

/** Single-line or multiline text input. */
export function TextInput({ name, ...rest }: TextInputProps) {
  const { value, setValue, onBlur, ...field } = useField<string>(name);
  return <TextBox {...rest} {...field} {...useDebouncedInput({ name, value, setValue, onBlur })} />;
}
