import { TIME_ZONE } from '../../contract/business';
import { LOCALES, type Language } from '../../contract/language';

/** A moment as a person would note it, in the business's own time. @param instant ISO 8601 */
export const momentOf = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE }).format(new Date(instant));
