import { readNumber, readText } from './localized';
import type { Text } from './language';
import { asRow } from './row';

/** What a training can dwell on, as every screen sees it. A missing figure is `null`. */
export interface ContentFocus {
  id: string;
  name: Text;
  description: Text;
  /** Dollars, as the owner notes it; the estimates have a rate of their own. */
  price: number | null;
}

/** Reads a content focus in any of the shapes that SPEC section 3 allows. @throws Error when it is no object with an id */
export function readContentFocus(value: unknown): ContentFocus {
  const row = asRow(value);
  return { id: row.id, name: readText(row, 'name'), description: readText(row, 'description'), price: readNumber(row['price']) };
}
