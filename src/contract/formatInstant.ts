import { TIME_ZONE } from './business';
import { LOCALES, type Language } from './language';

/**
 * Formats a timestamp in the business's time zone.
 * @param instant ISO 8601
 */
export const formatInstant = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE }).format(new Date(instant));
