import { TIME_ZONE } from '../../contract/business';
import { formatTime } from '../../contract/formats';
import { LOCALES, type Language } from '../../contract/language';

/** Formats a timestamp in the business's time zone: `4 juillet 2026 à 17 h 30` or `July 4, 2026 at 5:30 p.m.`. */
export function lastUpdated(timestamp: number, language: Language): string {
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: TIME_ZONE }).format(timestamp);
  const time = new Intl.DateTimeFormat('en-CA', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE }).format(timestamp);
  return `${day} ${language === 'fr' ? 'à' : 'at'} ${formatTime(time, language)}`;
}
