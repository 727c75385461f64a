import { lazy, Suspense } from 'react';
import { TextBox } from './TextBox';
import { useField } from './useField';
import { useRicher } from './useRicher';

const fetchPicker = async () => ({ default: (await import('./ClockPicker')).ClockPicker });
const ClockPicker = lazy(fetchPicker);

/** A local time of day, `HH:mm`. The browser's own field stands there until the picker's code has arrived. */
export function TimeInput({ name, required = false }: { name: string; required?: boolean }) {
  const { value, setValue, ...field } = useField<string>(name);
  const plain = <TextBox {...field} type="time" required={required} value={value} onText={setValue} />;
  if (!useRicher(field.id, fetchPicker)) return plain;
  return (
    <Suspense fallback={plain}>
      <ClockPicker {...field} required={required} value={value} setValue={setValue} />
    </Suspense>
  );
}
