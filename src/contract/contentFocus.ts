import type { Text } from './language';
import { readNumber, readText } from './localized';
import { asRow } from './row';

/** A content focus of a training as every screen sees it. */
export interface ContentFocus {
  id: string;
  name: Text;
  description: Text;
  /** Dollars; `null` where none is set. */
  price: number | null;
}

/** Reads a content focus. @throws Error when it is no object with an id */
export function readContentFocus(value: unknown): ContentFocus {
  const row = asRow(value);
  return { id: row.id, name: readText(row, 'name'), description: readText(row, 'description'), price: readNumber(row['price']) };
}
