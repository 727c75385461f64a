import { lazyWithPreload, type PreloadableComponent } from '../lazyWithPreload';
import type { DayPickerProps } from './DayPicker';
import { PickedField } from './PickedField';
import type { FieldState } from './useField';

const DayPicker = lazyWithPreload<DayPickerProps>(async () => (await import('./DayPicker')).DayPicker);

export interface DayFieldProps extends FieldState<string> {
  required?: boolean;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  /** A calendar that knows more of the days than their dates. */
  Picker?: PreloadableComponent<DayPickerProps> | undefined;
}

/** A local day, whoever keeps it. */
export function DayField({ Picker = DayPicker, required = false, ...rest }: DayFieldProps) {
  return <PickedField type="date" Picker={Picker} told={{ ...rest, required }} />;
}
