import type { Language } from './language';

/** Matches cells that spreadsheets would interpret and execute as formulas. */
const FORMULA = /^[=+\-@\t\r]/;

export type CsvCell = string | number;

/** Formats a cell: numbers with the language's decimal separator, and an apostrophe before any text that could be a formula. */
function written(cell: CsvCell, language: Language): string {
  const text = typeof cell === 'number' && language === 'fr' ? String(cell).replace('.', ',') : String(cell);
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Byte order mark, by which spreadsheets recognize UTF-8. */
export const CSV_START = '\uFEFF';

/** Serializes one row for spreadsheets in the given language: semicolons in French, commas in English. */
export function csvLine(row: readonly CsvCell[], language: Language): string {
  const separator = language === 'fr' ? ';' : ',';
  const quoted = (text: string) => (/["\r\n;,]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `${row.map((cell) => quoted(written(cell, language))).join(separator)}\r\n`;
}

/** Serializes a table as CSV. */
export const csvOf = (table: readonly (readonly CsvCell[])[], language: Language): string => `${CSV_START}${table.map((row) => csvLine(row, language)).join('')}`;
