import type { Language } from '../../contract/language';

/** Matches cells that spreadsheets would interpret and execute as formulas. */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number;

/** Formats a cell: numbers with the language's decimal separator, and an apostrophe before any text that could be a formula. */
function written(cell: Cell, language: Language): string {
  const text = typeof cell === 'number' && language === 'fr' ? String(cell).replace('.', ',') : String(cell);
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Serializes a table as CSV for spreadsheets in the given language: semicolons in French, commas in English, and a UTF-8 byte order mark. */
export function csvOf(table: readonly (readonly Cell[])[], language: Language): string {
  const separator = language === 'fr' ? ';' : ',';
  const quoted = (text: string) => (/["\r\n;,]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `\uFEFF${table.map((row) => row.map((cell) => quoted(written(cell, language))).join(separator)).join('\r\n')}\r\n`;
}
