import { useMemo } from 'react';
import { TIME_ZONE } from '../contract/business';
import { LOCALES } from '../contract/language';
import { useLanguage } from './LanguageProvider';

/** Returns a formatter for timestamps in the business's time zone. */
export function useInstantLabel(): (instant: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const clock = new Intl.DateTimeFormat(LOCALES[language], { timeZone: TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' });
    return (instant) => clock.format(new Date(instant));
  }, [language]);
}
