import { lazyWithPreload } from '../lazyWithPreload';
import { PickerField, type PickerProps } from './PickerField';
import { useField } from './useField';

const MomentPicker = lazyWithPreload<PickerProps>(async () => (await import('./MomentPicker')).MomentPicker);

/** Date and time field bound to a form value, local, `YYYY-MM-DDTHH:mm`. */
export function MomentInput({ name, required = false }: { name: string; required?: boolean }) {
  return <PickerField type="datetime-local" Picker={MomentPicker} told={{ ...useField<string>(name), required }} />;
}
