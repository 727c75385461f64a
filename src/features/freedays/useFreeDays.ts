import { useCallback, useMemo } from 'react';
import { useBusyDays, useEvents } from '../../api/offers';
import type { DayMark } from '../../components/form/DayPicker';
import { isShortNotice } from '../../contract/days';
import { localized } from '../../contract/localized';
import { createDayStatus, firstFreeDay, type DayState } from '../../contract/dayAvailability';
import { isPublic } from '../../contract/visibility';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { freeDayTexts } from './texts';

const KINDS = { asked: 'maybe', short: 'short', full: 'busy', closed: 'off', blocked: 'off' } as const satisfies Partial<Record<DayState, DayMark['kind']>>;

/**
 * Returns the marks of days with restricted availability, which can still be requested, and the first day without restrictions. Until the agenda has
 * loaded, uses only rules that depend on the date.
 * @param today local day
 */
export function useFreeDays(today: string): { markOf: (day: string) => DayMark | null; first: string | null } {
  const t = useText(freeDayTexts);
  const language = useLanguage();
  const { leadTimeDays } = useSettings().rules;
  const { data: busy } = useBusyDays();
  const { data: events } = useEvents();
  const rule = useMemo(() => busy && createDayStatus(busy, leadTimeDays), [busy, leadTimeDays]);
  const shown = useMemo(() => new Map(events?.filter(isPublic).map((event) => [event.date, localized(event.name, language, '')])), [events, language]);
  const markOf = useCallback(
    (day: string): DayMark | null => {
      const { state, soon } = rule?.(day, today) ?? { state: day >= today && isShortNotice(day, today, leadTimeDays) ? 'short' : 'available', soon: true };
      if (state === 'available' || state === 'past') return null;
      const event = shown.get(day);
      const reason = state === 'full' && event ? t('reason.event', { event }) : t(`reason.${state}`);
      return { kind: KINDS[state], reason: soon && state !== 'short' ? `${reason} ${t('reason.soon')}` : reason };
    },
    [rule, shown, today, leadTimeDays, t],
  );
  const first = useMemo(() => (rule ? firstFreeDay(rule, today) : null), [rule, today]);
  return { markOf, first };
}
