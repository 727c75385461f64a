import { useCallback } from 'react';
import { formatDay, formatTime } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { manageTexts } from './texts';

/** Returns a formatter for a local day, with its time when known. */
export function useDateTimeLabel(): (date: string, time: string) => string {
  const t = useText(manageTexts);
  const language = useLanguage();
  return useCallback(
    (date, time) => {
      const day = formatDay(date, language);
      return time ? t('facts.at', { day, time: formatTime(time, language) }) : day;
    },
    [t, language],
  );
}
