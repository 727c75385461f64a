import type { Language } from './language';
import type { Settings } from './settings';

/** Numbers of weeks in words. French leaves out the single week, because « moins de » would be elided before it. */
const WEEKS: Readonly<Record<Language, readonly (string | undefined)[]>> = { fr: [undefined, 'deux semaines', 'trois semaines', 'quatre semaines'], en: ['one week', 'two weeks', 'three weeks', 'four weeks'] };

/** Returns a period of notice in words, such as `deux semaines` or `10 jours`. */
export function noticeLabel(days: number, language: Language): string {
  const weeks = days % 7 === 0 ? WEEKS[language][days / 7 - 1] : undefined;
  if (weeks !== undefined) return weeks;
  const one = language === 'fr' ? days < 2 : days === 1;
  return `${days} ${language === 'fr' ? (one ? 'jour' : 'jours') : one ? 'day' : 'days'}`;
}

/** Facts that every text may mention as placeholders. */
export const TEXT_FACTS = ['business', 'cook', 'town', 'phone', 'email', 'notice'] as const;

/** Returns the values of the facts that texts mention. `notice` is the lead time in words. */
export const factsOf = ({ identity: { name, cook, town, phone, email }, rules: { leadTimeDays } }: Pick<Settings, 'identity' | 'rules'>, language: Language): Record<(typeof TEXT_FACTS)[number], string> => ({
  business: name,
  cook,
  town,
  phone,
  email,
  notice: noticeLabel(leadTimeDays, language),
});

/** Replaces the placeholders of facts in a text, and leaves other placeholders as they are. */
export const withFacts = (text: string, facts: Readonly<Record<string, string>>): string => text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (hole, name: string) => (Object.hasOwn(facts, name) ? (facts[name] ?? hole) : hole));
