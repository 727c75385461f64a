import { Suspense } from 'react';
import { pickerCode, type PickerCode } from './pickerCode';
import { TextBox } from './TextBox';
import { useField } from './useField';
import { useRicher } from './useRicher';

const CALENDAR = pickerCode(async () => ({ default: (await import('./DayPicker')).DayPicker }));

export interface DayInputProps {
  name: string;
  required?: boolean;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min: string;
}

/** A local day. The browser's own field stands there until the calendar's code has arrived. */
export function DayInput({ name, required = false, min, picker = CALENDAR }: DayInputProps & { picker?: PickerCode }) {
  const { value, setValue, ...field } = useField<string>(name);
  const { fetchCode, Picker } = picker;
  const plain = <TextBox {...field} type="date" required={required} value={value} onText={setValue} inputProps={{ min }} />;
  if (!useRicher(field.id, fetchCode)) return plain;
  return (
    <Suspense fallback={plain}>
      <Picker {...field} required={required} value={value} setValue={setValue} min={min} />
    </Suspense>
  );
}
