import { decimal } from './formats';
import { LOCALES, memoizeByLanguage, type Language } from './language';

/*
 * Formatters for the kitchen's figures, in their own module because only kitchen pages need them. They use no-break spaces, like all other
 * formatters.
 */

const grams = memoizeByLanguage((language) => new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 3 }));
const integer = memoizeByLanguage((language) => new Intl.NumberFormat(LOCALES[language]));
const shortDay = memoizeByLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }));
const dayOfMonth = memoizeByLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }));

/** Formats kilograms with one decimal: `9,5 kg` or `9.5 kg`. */
export const formatKilograms = (kg: number, language: Language): string => `${decimal(language).format(kg)}\u00a0kg`;

/** Formats kilograms with as many decimals as needed, to the gram at most: `9,2 kg`, `0,999 kg`. */
export const formatExactKilograms = (kg: number, language: Language): string => `${grams(language).format(kg)}\u00a0kg`;

/** Formats a whole number: `1 200` or `1,200`. */
export const formatCount = (count: number, language: Language): string => integer(language).format(count);

/** Formats a duration: `35 min`, `2 h`, `2 h 05`. @param minutes whole minutes */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return `${hours}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
}

/** Formats a day in short form: `sam. 12 juin` or `Sat, Jun 12`. @param day local `YYYY-MM-DD` */
export const formatShortDay = (day: string, language: Language): string => shortDay(language).format(Date.parse(`${day}T00:00:00Z`));

/** Formats a day without its weekday: `12 juin` or `Jun 12`. @param day local `YYYY-MM-DD` */
export const formatDayOfMonth = (day: string, language: Language): string => dayOfMonth(language).format(Date.parse(`${day}T00:00:00Z`));

/** Formats a month in short form: `juin` or `Jun`. January also shows the year. @param month `YYYY-MM` */
export const formatShortMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'short', ...(month.endsWith('-01') ? { year: '2-digit' } : {}), timeZone: 'UTC' }).format(Date.parse(`${month}-01T00:00:00Z`));

/** Formats a month in full: `juin 2027` or `June 2027`. @param month `YYYY-MM` */
export const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${month}-01T00:00:00Z`));
