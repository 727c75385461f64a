import { lazyWithPreload, type PreloadableComponent } from '../lazyWithPreload';
import type { DayPickerProps } from './DayPicker';
import { PickerField } from './PickerField';
import type { FieldState } from './useField';

const DayPicker = lazyWithPreload<DayPickerProps>(async () => (await import('./DayPicker')).DayPicker);

export interface DayFieldProps extends FieldState<string> {
  required?: boolean;
  /** First selectable day, `YYYY-MM-DD`. */
  min: string;
  /** Alternative date picker that shows more about each day. */
  Picker?: PreloadableComponent<DayPickerProps> | undefined;
}

/** Date field without a binding to a form. A day is a local date. */
export function DayField({ Picker = DayPicker, required = false, ...rest }: DayFieldProps) {
  return <PickerField type="date" Picker={Picker} pickerProps={{ ...rest, required }} />;
}
