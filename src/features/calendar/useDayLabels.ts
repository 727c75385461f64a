import type { CalendarEntry } from '../../contract/calendar';
import { formatDay } from '../../contract/formats';
import { localizedPreview } from '../../contract/localized';
import type { DayAvailability } from '../../contract/dayAvailability';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { calendarTexts } from './texts';

/** Returns the labels of a day and of the events that take it. */
export function useDayLabels() {
  const t = useText(calendarTexts);
  const language = useLanguage();
  const { leadTimeDays } = useSettings().rules;
  /** Returns the label of an event; a private event's name is not shown. */
  const occasion = ({ kind, title }: CalendarEntry): string => {
    const isPrivate = kind === 'privateEvent' || kind === 'privateTraining';
    return isPrivate ? t(`kind.${kind}`) : localizedPreview(title, language, t(`kind.${kind}`));
  };
  return {
    occasion,
    /** Label of short notice for a day cell, which has no room for words. */
    brief: leadTimeDays % 7 === 0 ? t('brief.weeks', { count: leadTimeDays / 7 }) : t('brief.days', { count: leadTimeDays }),
    /** Returns the full accessible name of a day: `samedi 3 juillet 2027, disponible`. */
    day: (day: string, { facts: { state, soon }, occasions, today }: { facts: DayAvailability; occasions: readonly CalendarEntry[]; today: string }): string =>
      [
        formatDay(day, language),
        ...(day === today ? [t('today')] : []),
        t(`state.${state}`),
        ...(soon && state !== 'short' ? [t('state.short')] : []),
        ...occasions.flatMap((each) => [...new Set([t(`kind.${each.kind}`), occasion(each)])]),
      ].join(', '),
  };
}
