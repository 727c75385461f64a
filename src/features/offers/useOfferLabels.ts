import { dayOf, timeOf } from '../../contract/days';
import { lastDayOf, type PublicEvent } from '../../contract/event';
import { formatDay, formatMoney, formatTime } from '../../contract/formats';
import { localizedPreview } from '../../contract/localized';
import type { Training } from '../../contract/training';
import { parseTrainingLocation, TRAINING_LOCATION_NAMES } from '../../contract/trainingLocation';
import { useLanguage } from '../../i18n/LanguageProvider';
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
  /** Local day. Empty when there is none. */
  day: string;
  past: boolean;
}

/** Returns formatters for an offer in the current language. Titles fall back to French, then English, then the kind of offer. */
export function useOfferLabels() {
  const t = useText(offersTexts);
  const language = useLanguage();
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
  /** A training's location is either a key or a free-text address. */
  const placeOf = (type: Training['type'], location: string): string => {
    if (type === 'online') return t('online');
    const place = parseTrainingLocation(location);
    return place ? TRAINING_LOCATION_NAMES[place][language] : location;
  };
  return {
    ofTraining: ({ title, description, eventDateTime, type, location }: Training): OfferLabels => ({
      title: localizedPreview(title, language, t('training')),
      description: localizedPreview(description, language, ''),
      ...dated(dayOf(eventDateTime), timeOf(eventDateTime), dayOf(eventDateTime)),
      where: placeOf(type, location),
    }),
    ofEvent: ({ name, description, date, endDate, time, location }: PublicEvent): OfferLabels => ({
      title: localizedPreview(name, language, t('event')),
      description: localizedPreview(description, language, ''),
      ...dated(dayOf(date), time, dayOf(lastDayOf({ date, endDate }))),
      where: location,
    }),
    /** Formats dollars before taxes. */
    money: (dollars: number, style: 'prefix' | 'locale'): string => formatMoney(Math.round(dollars * 100), language, style),
  };
}
