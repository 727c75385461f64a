import { createHash } from 'node:crypto';

/** Row as returned by either database engine. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** Summary of a table: its row count and a checksum that is independent of the row order. */
export interface TableSum {
  rows: number;
  /** Hexadecimal. */
  checksum: string;
}

export type Sums = Record<string, TableSum>;

const MODULUS = 1n << 256n;

/**
 * Normalizes a value so that both engines give the same text: PostgreSQL may return an integer as a string where SQLite returns a number, and dumps
 * bytes as `\x` with hexadecimal digits.
 */
function textOf(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value instanceof Uint8Array) return String.raw`\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  throw new TypeError(`A ${typeof value} cannot be in a table`);
}

/** SHA-256 of a row's columns and values, hex. */
export const rowSum = (row: StoredRow): string =>
  createHash('sha256').update(JSON.stringify(Object.entries(row).map(([column, value]) => [column, textOf(value)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)))).digest('hex');

/** Accumulates the row count and checksum of one table. */
export function tableSum(): { add: (row: StoredRow) => void; sum: () => TableSum } {
  let rows = 0;
  let total = 0n;
  return {
    add(row) {
      rows += 1;
      total = (total + BigInt(`0x${rowSum(row)}`)) % MODULUS;
    },
    sum: () => ({ rows, checksum: total.toString(16).padStart(64, '0') }),
  };
}

/** Differences between the expected and the actual table contents, one sentence each. */
export function differences(expected: Sums, found: Sums): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted();
  return names.flatMap((name) => {
    const [should, is] = [expected[name], found[name]];
    if (!should) return [`The table ${name} is not in the manifest.`];
    if (!is) return [`The table ${name} is missing.`];
    if (should.rows !== is.rows) return [`The table ${name} has ${is.rows} rows instead of ${should.rows}.`];
    return should.checksum === is.checksum ? [] : [`The table ${name} has different values.`];
  });
}
