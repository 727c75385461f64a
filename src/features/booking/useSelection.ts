import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import type { BookingValues } from './draft';

/** Returns the chosen ids of a list field and its setters, memoized until the list changes. */
export function useSelection(name: 'meats' | 'sides' | 'tools' | 'toppings') {
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const chosen = values[name];
  const set = useCallback((next: string[]) => void setFieldValue(name, next), [name, setFieldValue]);
  const toggle = useCallback((id: string) => set(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]), [chosen, set]);
  return { chosen, set, toggle };
}
