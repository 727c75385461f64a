import { readNumber, readText } from './localized';
import type { Text } from './language';
import { parseRecord } from './apiRecord';

/** Meat as used by all screens and rules. A missing figure is `null`. */
export interface Meat {
  id: string;
  name: Text;
  description: Text;
  sellPerKg: number | null;
  avgKgPerPerson: number | null;
  imageUrl: string;
}

/** Reads a meat in any of the shapes that SPEC section 3 allows. @throws Error when the value is not an object with an id */
export function readMeat(value: unknown): Meat {
  const row = parseRecord(value);
  return {
    id: row.id,
    name: readText(row, 'name'),
    description: readText(row, 'description'),
    sellPerKg: readNumber(row['sellPerKg']),
    avgKgPerPerson: readNumber(row['avgKgPerPerson']),
    imageUrl: typeof row['imageUrl'] === 'string' ? row['imageUrl'] : '',
  };
}
