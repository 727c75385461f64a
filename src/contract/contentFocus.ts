import { readNumber, readText } from './localized';
import type { Text } from './language';
import { parseRecord } from './apiRecord';

/** Possible focus of a training, as every page reads it. A missing number is `null`. */
export interface ContentFocus {
  id: string;
  name: Text;
  description: Text;
  /** Dollars, for the owner's information. The estimates use a separate rate. */
  price: number | null;
}

/** Parses a content focus in any of the formats that SPEC section 3 allows. @throws Error when the value is not an object with an id */
export function readContentFocus(value: unknown): ContentFocus {
  const row = parseRecord(value);
  return { id: row.id, name: readText(row, 'name'), description: readText(row, 'description'), price: readNumber(row['price']) };
}
