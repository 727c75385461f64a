import { lazy, Suspense } from 'react';
import { TextBox } from './TextBox';
import { Boundary } from '../Boundary';
import { useHydrated } from '../useHydrated';
import { useField } from './useField';

const ClockPicker = lazy(async () => ({ default: (await import('./ClockPicker')).ClockPicker }));

/** A local time of day, `HH:mm`. The browser's own field stands there until the picker's code has arrived. */
export function TimeInput({ name, required = false }: { name: string; required?: boolean }) {
  const { value, setValue, ...field } = useField<string>(name);
  const plain = <TextBox {...field} type="time" required={required} value={value} onText={setValue} />;
  const live = useHydrated();
  if (!live) return plain;
  return (
    <Boundary fallback={plain}>
    <Suspense fallback={plain}>
      <ClockPicker {...field} required={required} value={value} setValue={setValue} />
    </Suspense>
    </Boundary>
  );
}
