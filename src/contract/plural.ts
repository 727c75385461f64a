import type { Language } from './language';

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** Whether a count takes the singular in a language: in French 0 and 1, in English 1 alone. */
export function isOne(count: number, language: Language): boolean {
  // Made once and only when asked for: making them costs far more than asking them.
  rules[language] ??= new Intl.PluralRules(language);
  return rules[language].select(count) === 'one';
}
