import { Suspense } from 'react';
import { pickerCode, type PickerCode } from './pickerCode';
import { TextBox } from './TextBox';
import type { FieldState } from './useField';
import { useRicher } from './useRicher';

const CALENDAR = pickerCode(async () => ({ default: (await import('./DayPicker')).DayPicker }));

export interface DayFieldProps extends FieldState<string> {
  required?: boolean;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  picker?: PickerCode | undefined;
}

/** A local day, whoever keeps it. The browser's own field stands there until the calendar's code has arrived. */
export function DayField({ value, setValue, required = false, min, picker = CALENDAR, ...field }: DayFieldProps) {
  const { fetchCode, Picker } = picker;
  const plain = <TextBox {...field} type="date" required={required} value={value} onText={setValue} inputProps={{ min }} />;
  if (!useRicher(field.id, fetchCode)) return plain;
  return (
    <Suspense fallback={plain}>
      <Picker {...field} required={required} value={value} setValue={setValue} min={min} />
    </Suspense>
  );
}
