import type { StoredRow } from '../backup/checksums';
import type { ExportedTable } from '../dataexport/exportedTables';
import type { Column } from '../dataexport/tableColumns';

/** Longest line of a file, in bytes. The longest real row holds a mail with its HTML. */
const MAX_LINE_BYTES = 8 * 1024 * 1024;

const NEWLINE = 10;

/** Iterates over the lines of a text file, which all end with a newline. @throws TypeError when it is not UTF-8, RangeError for an endless or unfinished line */
export async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      parts.push(chunk.subarray(from, end));
      yield decoder.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts));
      [parts, size] = [[], 0];
      from = end + 1;
    }
    parts.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > MAX_LINE_BYTES) throw new RangeError('The line is too long');
  }
  if (size > 0) throw new RangeError('The last line is not finished');
}

const MAX_INT32 = 2_147_483_647;

/** Whether a text can be stored on both engines: PostgreSQL stores no NUL, and neither stores half of a surrogate pair. */
const isStorable = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0') && value.isWellFormed();

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function fits(value: unknown, { name, kind, nullable }: Column, json: readonly string[]): boolean {
  if (value === null) return nullable;
  if (kind === 'text') return isStorable(value) && (!json.includes(name) || isJson(value));
  return Number.isSafeInteger(value) && (kind === 'bigint' || Math.abs(value as number) <= MAX_INT32);
}

/**
 * Reads a row of a table from a line. Its files are apart, so columns with files are missing.
 * @returns null when it does not fit the table
 */
export function readRow(line: string, { json, omitted }: ExportedTable, columns: readonly Column[]): StoredRow | null {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof row !== 'object' || row === null) return null;
  const values = row as Record<string, unknown>;
  const expected = columns.filter(({ kind }) => kind !== 'blob');
  if (Object.keys(values).length !== expected.length || !expected.every((column) => Object.hasOwn(values, column.name) && fits(values[column.name], column, json))) return null;
  return omitted !== null && omitted.values.includes(values[omitted.column] as string) ? null : values;
}
