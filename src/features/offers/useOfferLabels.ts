import { dayOf, timeOf } from '../../contract/days';
import { lastDayOf, type PublicEvent } from '../../contract/event';
import { formatDay, formatMoney, formatTime } from '../../contract/formats';
import { localizedPreview } from '../../contract/localized';
import { placeOf } from '../../contract/settings';
import type { Training } from '../../contract/training';
import { parseTrainingLocation, TRAINING_LOCATION_NAMES } from '../../contract/trainingLocation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { offersTexts } from './texts';
import { useToday } from './useToday';

/** Display texts of an offer, for its card and its page. */
export interface OfferLabels {
  title: string;
  description: string;
  /** Formatted day and time. Empty without an upcoming day. */
  when: string;
  where: string;
  /** Location with its full address. */
  address: string;
  /** Local day. Empty when there is none. */
  day: string;
  past: boolean;
}

/** Returns formatters for an offer in the current language. Titles fall back to French, then English, then the kind of offer. */
export function useOfferLabels() {
  const t = useText(offersTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const today = useToday();
  const when = (day: string, time: string) => {
    const dayText = formatDay(day, language);
    return day !== '' && time !== '' ? t('at', { day: dayText, time: formatTime(time, language) }) : dayText;
  };
  const dated = (day: string, time: string, last: string) => ({
    day,
    when: last === day ? when(day, time) : t('days', { from: formatDay(day, language), to: formatDay(last, language) }),
    past: last !== '' && last < today,
  });
  /** A location is either a key or a free-text address. */
  const located = (location: string) => {
    const place = parseTrainingLocation(location);
    if (place === 'at_premises') return { where: t('premises'), address: t('premisesAddress', { address: `${identity.street}, ${placeOf(identity)}` }) };
    const where = place ? TRAINING_LOCATION_NAMES[place][language] : location;
    return { where, address: where };
  };
  return {
    ofTraining: ({ title, description, eventDateTime, type, location }: Training): OfferLabels => ({
      title: localizedPreview(title, language, t('training')),
      description: localizedPreview(description, language, ''),
      ...dated(dayOf(eventDateTime), timeOf(eventDateTime), dayOf(eventDateTime)),
      ...(type === 'online' ? { where: t('online'), address: t('online') } : located(location)),
    }),
    ofEvent: ({ name, description, date, endDate, time, location }: PublicEvent): OfferLabels => ({
      title: localizedPreview(name, language, t('event')),
      description: localizedPreview(description, language, ''),
      ...dated(dayOf(date), time, dayOf(lastDayOf({ date, endDate }))),
      ...located(location),
    }),
    /** Formats dollars before taxes. */
    money: (dollars: number, style: 'prefix' | 'locale'): string => formatMoney(Math.round(dollars * 100), language, style),
  };
}
