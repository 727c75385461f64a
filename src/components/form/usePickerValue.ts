import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useMemo, useState } from 'react';
import type { FieldState } from './useField';

dayjs.extend(customParseFormat);

/**
 * Value of a picker, parsed from a field's text. Partial input stays in local state: the form only receives a complete date or time, or an empty
 * value.
 */
export function usePickerValue({ value, setValue }: Pick<FieldState<string>, 'value' | 'setValue'>, format: string) {
  const [typed, setTyped] = useState<Dayjs | null>(null);
  // Memoized by text: MUI treats a new object as a new value and restarts the input.
  const parsed = useMemo(() => {
    // Strict parsing, so that 30 February in an old draft does not become 2 March.
    const read = dayjs(value, format, true);
    return read.isValid() ? read : null;
  }, [value, format]);
  const onChange = (next: Dayjs | null) => {
    setTyped(next?.isValid() ? null : next);
    setValue(next?.isValid() ? next.format(format) : '');
  };
  return { value: parsed ?? typed, onChange };
}
