import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useMemo, useState } from 'react';
import type { FieldState } from './useField';

dayjs.extend(customParseFormat);

/** What a picker holds of a field's text. What is half-typed is kept here: outside, a day or a time is a whole one or nothing. */
export function usePicked({ value, setValue }: Pick<FieldState<string>, 'value' | 'setValue'>, format: string) {
  const [typed, setTyped] = useState<Dayjs | null>(null);
  // One object as long as the text is the same: MUI takes a new one for a new value, and starts the typing over.
  const whole = useMemo(() => {
    // Strictly: of 30 February, which an old draft may hold, nobody means 2 March.
    const read = dayjs(value, format, true);
    return read.isValid() ? read : null;
  }, [value, format]);
  const onChange = (next: Dayjs | null) => {
    setTyped(next?.isValid() ? null : next);
    setValue(next?.isValid() ? next.format(format) : '');
  };
  return { value: whole ?? typed, onChange };
}
