import { isRealDay, isRealDateTime, TIME_OF_DAY } from '../../contract/days';
import type { PreloadableComponent } from '../lazyWithPreload';
import { TextBox } from './TextBox';
import type { FieldState } from './useField';
import { useProgressiveEnhancement } from './useProgressiveEnhancement';

/** Props common to all pickers. */
export interface PickerProps extends FieldState<string> {
  required: boolean;
}

export interface PickerFieldProps<Props> {
  Picker: PreloadableComponent<Props>;
  /** Type of the equivalent native input. */
  type: 'date' | 'time' | 'datetime-local';
  /** Props of the picker. The native input uses those that it supports. */
  pickerProps: Props;
}

/**
 * Valid values and upper limit per native input type. The browser logs a warning about any other value, which an old draft may hold. Without `max`,
 * the native input would accept years of more than four digits.
 */
const PLAIN = {
  date: { takes: isRealDay, max: '9999-12-31' },
  time: { takes: (text: string) => TIME_OF_DAY.test(text), max: undefined },
  'datetime-local': { takes: isRealDateTime, max: '9999-12-31T23:59' },
};

/** Date, time or date-time field. Renders the native input until the picker's code has loaded. */
export function PickerField<Props extends PickerProps & { min?: string }>({ Picker, type, pickerProps }: PickerFieldProps<Props>) {
  const { id, name, label, helperText, error, value, setValue, onBlur, required, min } = pickerProps;
  if (useProgressiveEnhancement(id, Picker.preload)) return <Picker {...pickerProps} />;
  const { takes, max } = PLAIN[type];
  return <TextBox id={id} name={name} label={label} helperText={helperText} error={error} onBlur={onBlur} required={required} type={type} value={takes(value) ? value : ''} onTextChange={setValue} inputProps={{ min, max }} />;
}
