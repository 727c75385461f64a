import { TextBox, type TextBoxProps } from './TextBox';
import { useField } from './useField';

export type TextInputProps = { name: string } & Pick<TextBoxProps, 'type' | 'required' | 'autoComplete' | 'rows' | 'autoFocus'>;

/** A line or a paragraph of text. */
export function TextInput({ name, ...rest }: TextInputProps) {
  const { setValue, ...field } = useField<string>(name);
  return <TextBox {...rest} {...field} onText={setValue} />;
}
