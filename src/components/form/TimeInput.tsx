import { lazyWithPreload } from '../lazyWithPreload';
import { PickerField, type PickerProps } from './PickerField';
import { useField } from './useField';

const TimePickerField = lazyWithPreload<PickerProps>(async () => (await import('./TimePickerField')).TimePickerField);

/** Input for a local time of day, `HH:mm`. */
export function TimeInput({ name, required = false }: { name: string; required?: boolean }) {
  return <PickerField type="time" Picker={TimePickerField} pickerProps={{ ...useField<string>(name), required }} />;
}
