import { useCallback, useMemo } from 'react';
import { useEvents } from '../../api/offers';
import type { DayMark } from '../../components/form/DayInput';
import { isShortNotice } from '../../contract/days';
import { localized } from '../../contract/localized';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { bookingTexts } from './texts';

/** Why a day is hard to have: something is on already, or it is too soon. Such a day can be asked for all the same. */
export function useDayMarks(today: string): (day: string) => DayMark | null {
  const t = useText(bookingTexts);
  const language = useLanguage();
  const { data: events } = useEvents();
  const taken = useMemo(() => new Map(events?.map((event) => [event.date, localized(event.name, language, '')])), [events, language]);
  return useCallback(
    (day) => {
      const event = taken.get(day);
      if (event !== undefined) return { kind: 'busy', reason: t('takenDay', { event }) };
      return day >= today && isShortNotice(day, today) ? { kind: 'short', reason: t('shortNotice') } : null;
    },
    [taken, today, t],
  );
}
