/** A table as the text of a dump begins it. */
export interface CopiedTable {
  name: string;
  columns: readonly string[];
}

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** One row of PostgreSQL's COPY text: tabs between the values, `\N` for none, a backslash before what would be mistaken. */
export function copiedRow({ columns }: CopiedTable, line: string): Record<string, string | null> {
  const values = line.split('\t').map((value) => (value === String.raw`\N` ? null : value.replaceAll(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter)));
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
}
