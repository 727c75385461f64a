import { lazy, Suspense } from 'react';
import { TextBox } from './TextBox';
import { useField } from './useField';
import { useRicher } from './useRicher';

const fetchPicker = async () => ({ default: (await import('./MomentPicker')).MomentPicker });
const MomentPicker = lazy(fetchPicker);

/** A local day and time of a form, `YYYY-MM-DDTHH:mm`. The browser's own field stands there until the picker's code has arrived. */
export function MomentInput({ name, required = false }: { name: string; required?: boolean }) {
  const { value, setValue, ...field } = useField<string>(name);
  const plain = <TextBox {...field} type="datetime-local" required={required} value={value} onText={setValue} />;
  if (!useRicher(field.id, fetchPicker)) return plain;
  return (
    <Suspense fallback={plain}>
      <MomentPicker {...field} required={required} value={value} setValue={setValue} />
    </Suspense>
  );
}
