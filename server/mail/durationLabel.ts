import { formatMinutes } from '../../src/contract/kitchenFormats';
import type { Language } from '../../src/contract/language';
import { isOne } from '../../src/contract/plural';

/** Returns a duration in words for whole hours, such as `2 heures`, and in short form otherwise: `1 h 30`. */
export function durationLabel(minutes: number, language: Language): string {
  if (minutes === 0 || minutes % 60 !== 0) return formatMinutes(minutes);
  const hours = minutes / 60;
  const one = isOne(hours, language);
  return `${hours}\u00a0${language === 'fr' ? (one ? 'heure' : 'heures') : one ? 'hour' : 'hours'}`;
}
