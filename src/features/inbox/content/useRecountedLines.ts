import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { linesForGuests } from '../adjusting';
import type { EditValues } from './editValues';

/** While the owner edits the lines of a price, those per person follow the number of guests. */
export function useRecountedLines(guests: number): void {
  const { values, setFieldValue } = useFormikContext<EditValues>();
  const { adjusting, lines } = values;
  const counted = useRef(guests);
  useEffect(() => {
    const before = counted.current;
    counted.current = guests;
    if (!adjusting || before === guests) return;
    const next = linesForGuests(lines, { before, after: guests });
    if (next.some((line, index) => line !== lines[index])) void setFieldValue('lines', next);
  }, [guests, adjusting, lines, setFieldValue]);
}
