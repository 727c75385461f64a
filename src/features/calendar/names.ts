import { addDays } from '../../contract/days';
import { LOCALES, type Language } from '../../contract/language';

const instant = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * Returns the month and year: `juillet 2027`.
 * @param month `YYYY-MM`
 */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(instant(`${month}-01`));

/** Returns the names of the weekdays, Sunday first. */
export function weekdayNames(language: Language): { long: string; short: string }[] {
  const named = (weekday: 'long' | 'short') => new Intl.DateTimeFormat(LOCALES[language], { weekday, timeZone: 'UTC' });
  // Date of a Sunday.
  return Array.from({ length: 7 }, (_, index) => instant(addDays('2027-05-09', index))).map((day) => ({ long: named('long').format(day), short: named('short').format(day) }));
}
