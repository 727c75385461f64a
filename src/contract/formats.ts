import { CURRENCY } from './business';
import { isRealDay } from './days';
import { LOCALES, memoizeByLanguage, type Language } from './language';

const money = memoizeByLanguage((language) => new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: CURRENCY, currencyDisplay: 'narrowSymbol' }));
/** Formats a number with one decimal: `120,2` or `120.2`. */
export const decimal = memoizeByLanguage((language) => new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const longDay = memoizeByLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' }));

/**
 * Formats money in the language's notation: `1 234,56 $` (no-break spaces) or `$1,234.56`.
 * The `prefix` style puts the symbol first in both languages, as the home page's previews do.
 * @param cents whole cents
 */
export function formatMoney(cents: number, language: Language, style: 'locale' | 'prefix' = 'locale'): string {
  if (style === 'locale') return money(language).format(cents / 100);
  const figure = money(language).formatToParts(cents / 100).filter((part) => part.type !== 'currency');
  return `$${figure.map((part) => part.value).join('').trim()}`;
}

/** Formats a distance with one decimal: `120,2 km` or `120.2 km` (no-break space). @param metres whole metres */
export const formatDistance = (metres: number, language: Language): string => `${decimal(language).format(metres / 1000)}\u00a0km`;

const wholeHours = memoizeByLanguage((language) => new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit: 'hour', unitDisplay: 'long' }));
/** Formats a number of hours in words: `24 heures` or `24 hours`. */
export const formatHours = (hours: number, language: Language): string => wholeHours(language).format(hours);

/** Formats a day in full: `samedi 4 juillet 2026`. @param day local `YYYY-MM-DD`; any other text is returned unchanged */
export function formatDay(day: string, language: Language): string {
  if (!isRealDay(day)) return day;
  const formatted = longDay(language).format(Date.parse(`${day}T00:00:00Z`));
  return language === 'fr' ? formatted.replace(/(?<= )1(?= )/, '1er') : formatted;
}

/** Formats a time of day: `17 h 30` (no-break spaces) or `5:30 p.m.`. @param time local `HH:mm`; any other text is returned unchanged */
export function formatTime(time: string, language: Language): string {
  const parts = /^(\d{1,2}):(\d{2})$/.exec(time);
  if (!parts) return time;
  const hour = Number(parts[1]);
  const minutes = parts[2] ?? '00';
  if (language === 'fr') return `${hour}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
