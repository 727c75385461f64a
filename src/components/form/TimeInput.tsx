import { lazyWithPreload } from '../lazyWithPreload';
import { PickedField, type PickerProps } from './PickedField';
import { useField } from './useField';

const ClockPicker = lazyWithPreload<PickerProps>(async () => (await import('./ClockPicker')).ClockPicker);

/** Input for a local time of day, `HH:mm`. */
export function TimeInput({ name, required = false }: { name: string; required?: boolean }) {
  return <PickedField type="time" Picker={ClockPicker} told={{ ...useField<string>(name), required }} />;
}
