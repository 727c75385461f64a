/** Resource as sent by the API: an object with an id. */
export type ApiRecord = Record<string, unknown> & { id: string };

/** @throws Error when the value is not an object with an id (text or number) */
export function parseRecord(value: unknown): ApiRecord {
  if (typeof value !== 'object' || value === null) throw new Error('Expected an object');
  const row: Record<string, unknown> = { ...value };
  const id = row['id'];
  if (typeof id !== 'string' && typeof id !== 'number') throw new Error('Expected an object with an id');
  return { ...row, id: String(id) };
}

/** Whether a resource is sample content of a new installation. */
export const isSample = ({ sample }: Readonly<Record<string, unknown>>): boolean => sample === true;

/** Whether a resource is hidden from the site. A resource without the field is visible. */
export const isUnpublished = ({ isActive }: Readonly<Record<string, unknown>>): boolean => isActive === false || isActive === 0;

/**
 * Returns the items of a list response: a bare array, or an array under `data`, `items` or the resource's own name.
 * @throws Error for any other shape
 */
export function parseList(response: unknown, resource: string): unknown[] {
  if (Array.isArray(response)) return response;
  if (typeof response === 'object' && response !== null) {
    const fields = new Map<string, unknown>(Object.entries(response));
    for (const name of ['data', 'items', resource, `${resource}s`]) {
      const list = fields.get(name);
      if (Array.isArray(list)) return list;
    }
  }
  throw new Error(`Unexpected shape of the ${resource} list`);
}
