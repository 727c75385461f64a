import { isRealDay, isRealMoment, TIME_OF_DAY } from '../../contract/days';
import type { PreloadableComponent } from '../lazyWithPreload';
import { TextBox } from './TextBox';
import type { FieldState } from './useField';
import { useRicher } from './useRicher';

/** What every picker is told. */
export interface PickerProps extends FieldState<string> {
  required: boolean;
}

export interface PickedFieldProps<Props> {
  Picker: PreloadableComponent<Props>;
  /** The browser's own field of the same. */
  type: 'date' | 'time' | 'datetime-local';
  /** What the picker is told; the browser's own field takes of it what it can. */
  told: Props;
}

/** What the browser's own field takes: of anything else, which an old draft may hold, it complains. Its years end where ours do, or half of one more could be typed. */
const PLAIN = {
  date: { takes: isRealDay, max: '9999-12-31' },
  time: { takes: (text: string) => TIME_OF_DAY.test(text), max: undefined },
  'datetime-local': { takes: isRealMoment, max: '9999-12-31T23:59' },
};

/** A field over a day, a time or both. The browser's own stands there until the picker's code has arrived. */
export function PickedField<Props extends PickerProps & { min?: string }>({ Picker, type, told }: PickedFieldProps<Props>) {
  const { id, name, label, helperText, error, value, setValue, onBlur, required, min } = told;
  if (useRicher(id, Picker.preload)) return <Picker {...told} />;
  const { takes, max } = PLAIN[type];
  return <TextBox id={id} name={name} label={label} helperText={helperText} error={error} onBlur={onBlur} required={required} type={type} value={takes(value) ? value : ''} onText={setValue} inputProps={{ min, max }} />;
}
