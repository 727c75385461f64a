import { LOCALES, type Language } from '../../contract/language';

const KILOBYTE = 1000;

/** Formats a size in bytes with the largest unit that leaves a whole number. */
export function formatSize(bytes: number, language: Language): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit: units[power - 1] ?? 'kilobyte', maximumFractionDigits: bytes < 100 * KILOBYTE ? 0 : 1 }).format(bytes / KILOBYTE ** power);
}
