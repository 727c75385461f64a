import { TIME_ZONE } from '../../contract/business';
import { LOCALES, type Language } from '../../contract/language';

/** A moment in the business's own time: `4 juillet 2026 à 17 h 30` or `July 4, 2026 at 5:30 p.m.`. */
export const lastUpdated = (timestamp: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE }).format(timestamp);
