import { useFormikContext } from 'formik';
import type { BookingValues } from './draft';

/** A list of chosen ids among the form's values, and the way to change it. */
export function useChoices(name: 'meats' | 'sides' | 'tools' | 'toppings') {
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const chosen = values[name];
  const set = (next: string[]) => void setFieldValue(name, next);
  const toggle = (id: string) => set(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return { chosen, set, toggle };
}
