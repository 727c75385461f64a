import { readText } from './localized';
import type { Text } from './language';
import { parseRecord, isUnpublished } from './apiRecord';

/** Tool as used by all screens. */
export interface Tool {
  id: string;
  name: Text;
  description: Text;
  category: string;
  imageUrl: string;
  isActive: boolean;
}

/** Reads a tool in any of the shapes that SPEC section 3 allows. @throws Error when the value is not an object with an id */
export function readTool(value: unknown): Tool {
  const row = parseRecord(value);
  return {
    id: row.id,
    name: readText(row, 'name'),
    description: readText(row, 'description'),
    category: typeof row['category'] === 'string' ? row['category'] : '',
    imageUrl: typeof row['imageUrl'] === 'string' ? row['imageUrl'] : '',
    isActive: !isUnpublished(row),
  };
}
