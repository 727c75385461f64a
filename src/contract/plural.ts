import type { Language } from './language';

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** Whether a count takes the singular in a language: 0 and 1 in French, only 1 in English. */
export function isOne(count: number, language: Language): boolean {
  // Created lazily and cached, because creating plural rules costs far more than using them.
  rules[language] ??= new Intl.PluralRules(language);
  return rules[language].select(count) === 'one';
}
