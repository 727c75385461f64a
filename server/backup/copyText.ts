/** Table header in the text of a dump. */
export interface CopiedTable {
  name: string;
  columns: readonly string[];
}

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Parses one row of PostgreSQL's COPY text format: tab-separated, `\N` for null, special characters escaped with a backslash. */
export function copiedRow({ columns }: CopiedTable, line: string): Record<string, string | null> {
  const values = line.split('\t').map((value) => (value === String.raw`\N` ? null : value.replaceAll(/\\(.)/g, (_, character: string) => ESCAPES[character] ?? character)));
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
}
