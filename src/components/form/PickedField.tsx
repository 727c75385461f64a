import type { Later } from '../later';
import { TextBox } from './TextBox';
import type { FieldState } from './useField';
import { useRicher } from './useRicher';

/** What every picker is told. */
export interface PickerProps extends FieldState<string> {
  required: boolean;
}

export interface PickedFieldProps<Props> {
  Picker: Later<Props>;
  /** The browser's own field of the same. */
  type: 'date' | 'time' | 'datetime-local';
  /** What the picker is told; the browser's own field takes of it what it can. */
  told: Props;
}

/** A field over a day, a time or both. The browser's own stands there until the picker's code has arrived. */
export function PickedField<Props extends PickerProps & { min?: string }>({ Picker, type, told }: PickedFieldProps<Props>) {
  const { id, name, label, helperText, error, value, setValue, onBlur, required, min } = told;
  if (useRicher(id, Picker.load)) return <Picker {...told} />;
  return <TextBox id={id} name={name} label={label} helperText={helperText} error={error} onBlur={onBlur} required={required} type={type} value={value} onText={setValue} {...(min !== undefined && { inputProps: { min } })} />;
}
