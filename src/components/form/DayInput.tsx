import { lazy, Suspense } from 'react';
import { TextBox } from './TextBox';
import { useField } from './useField';
import { useRicher } from './useRicher';

const fetchPicker = async () => ({ default: (await import('./DayPicker')).DayPicker });
const DayPicker = lazy(fetchPicker);

/** What a calendar says about a day that is hard to have. */
export interface DayMark {
  kind: 'short' | 'busy';
  /** One sentence, read out with the day. */
  reason: string;
}

export interface DayInputProps {
  name: string;
  required?: boolean;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  /** Why a day is hard; such a day can be chosen all the same. */
  markOf?: (day: string) => DayMark | null;
}

/** A local day. The browser's own field stands there until the calendar's code has arrived. */
export function DayInput({ name, required = false, min, markOf }: DayInputProps) {
  const { value, setValue, ...field } = useField<string>(name);
  const mark = value ? markOf?.(value) : null;
  const helperText = field.error ? field.helperText : (mark?.reason ?? field.helperText);
  const plain = <TextBox {...field} helperText={helperText} type="date" required={required} value={value} onText={setValue} inputProps={{ min }} />;
  if (!useRicher(field.id, fetchPicker)) return plain;
  return (
    <Suspense fallback={plain}>
      <DayPicker {...field} helperText={helperText} required={required} value={value} setValue={setValue} min={min} markOf={markOf} />
    </Suspense>
  );
}
