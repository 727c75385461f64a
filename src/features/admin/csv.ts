import type { Language } from '../../contract/language';

/** A spreadsheet takes a cell that begins so for a formula, and would run it. */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number;

/** A figure as the language's spreadsheets write it; a text with an apostrophe before whatever could be a formula. */
function written(cell: Cell, language: Language): string {
  const text = typeof cell === 'number' && language === 'fr' ? String(cell).replace('.', ',') : String(cell);
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * A table as a file that the language's spreadsheets open with a double click: separated by semicolons in French and commas in
 * English, with the mark that says UTF-8.
 */
export function csvOf(table: readonly (readonly Cell[])[], language: Language): string {
  const separator = language === 'fr' ? ';' : ',';
  const quoted = (text: string) => (/["\r\n;,]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `\uFEFF${table.map((row) => row.map((cell) => quoted(written(cell, language))).join(separator)).join('\r\n')}\r\n`;
}
