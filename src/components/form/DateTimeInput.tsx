import { lazyWithPreload } from '../lazyWithPreload';
import { PickerField, type PickerProps } from './PickerField';
import { useField } from './useField';

const DateTimePickerField = lazyWithPreload<PickerProps>(async () => (await import('./DateTimePickerField')).DateTimePickerField);

/** Date and time field bound to a form value, local, `YYYY-MM-DDTHH:mm`. */
export function DateTimeInput({ name, required = false }: { name: string; required?: boolean }) {
  return <PickerField type="datetime-local" Picker={DateTimePickerField} pickerProps={{ ...useField<string>(name), required }} />;
}
