/** Anything that the API may send as one thing: an object with an id. */
export type Row = Record<string, unknown> & { id: string };

/** @throws Error when the value is no object with an id (text or number) */
export function asRow(value: unknown): Row {
  if (typeof value !== 'object' || value === null) throw new Error('Expected an object');
  const row: Record<string, unknown> = { ...value };
  const id = row['id'];
  if (typeof id !== 'string' && typeof id !== 'number') throw new Error('Expected an object with an id');
  return { ...row, id: String(id) };
}

/** Whether a thing is one of the examples that a new installation starts with. */
export const isSample = ({ sample }: Readonly<Record<string, unknown>>): boolean => sample === true;

/** Whether a thing was taken off the site; one that says nothing of it is on it. */
export const isOffSite = ({ isActive }: Readonly<Record<string, unknown>>): boolean => isActive === false || isActive === 0;

/**
 * The things of a list answer: a bare array, or an array under `data`, `items` or the resource's own name.
 * @throws Error for any other shape
 */
export function asList(answer: unknown, resource: string): unknown[] {
  if (Array.isArray(answer)) return answer;
  if (typeof answer === 'object' && answer !== null) {
    const fields = new Map<string, unknown>(Object.entries(answer));
    for (const name of ['data', 'items', resource, `${resource}s`]) {
      const list = fields.get(name);
      if (Array.isArray(list)) return list;
    }
  }
  throw new Error(`Unexpected shape of the ${resource} list`);
}
