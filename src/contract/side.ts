import { readNumber, readText } from './localized';
import type { Text } from './language';
import { parseRecord } from './apiRecord';

export interface SideVariation {
  name: Text;
  /** Amount in dollars added per guest. */
  priceModifier: number;
  isDefault: boolean;
}

/** Side as used by all screens and rules. A missing figure is `null`. */
export interface Side {
  id: string;
  name: Text;
  description: Text;
  price: number | null;
  sellPerKg: number | null;
  sellPerServing: number | null;
  avgKgPerPerson: number | null;
  avgServingsPerPerson: number | null;
  imageUrl: string;
  variations: SideVariation[];
}

function readVariation(value: unknown): SideVariation {
  const row: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return {
    name: readText(row, 'name', 'title'),
    priceModifier: readNumber(row['priceModifier'], row['price_modifier']) ?? 0,
    isDefault: row['isDefault'] === true || row['isDefault'] === 1,
  };
}

/** Reads a side in any of the shapes that SPEC section 3 allows. @throws Error when the value is not an object with an id */
export function readSide(value: unknown): Side {
  const row = parseRecord(value);
  return {
    id: row.id,
    name: readText(row, 'name'),
    description: readText(row, 'description'),
    price: readNumber(row['price']),
    sellPerKg: readNumber(row['sellPerKg']),
    sellPerServing: readNumber(row['sellPerServing']),
    avgKgPerPerson: readNumber(row['avgKgPerPerson']),
    avgServingsPerPerson: readNumber(row['avgServingsPerPerson']),
    imageUrl: typeof row['imageUrl'] === 'string' ? row['imageUrl'] : '',
    variations: Array.isArray(row['variations']) ? row['variations'].map(readVariation) : [],
  };
}
