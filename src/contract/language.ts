/** The site's languages, the default first (SPEC section 9, General). */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'fr';

/** BCP 47 locale of each language, for Intl and hreflang. */
export const LOCALES: Record<Language, string> = { fr: 'fr-CA', en: 'en-CA' };

/** Memoizes a value per language, created lazily on first use. For values that are expensive to create, such as Intl formatters. */
export function memoizeByLanguage<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const made: Partial<Record<Language, Value>> = {};
  return (language) => (made[language] ??= make(language));
}

export type Text = Record<Language, string>;

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

export const otherLanguage = (language: Language): Language => (language === 'fr' ? 'en' : 'fr');

/** Colon after a label. French puts a no-break space before the colon. */
export const COLON: Record<Language, string> = { fr: '\u00a0:', en: ':' };

/**
 * Applies the typography of the Office québécois: no-break spaces before a colon, inside guillemets and before a unit, narrow ones before `; ! ?`, a
 * curly apostrophe.
 */
export const frenchSpacing = (text: string): string =>
  text
    .replaceAll(/ ([:»])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(/ ([;!?])/g, '\u202f$1')
    .replaceAll(/(\d) (?=[$%]|(?:h|km|kg|g|heures?|minutes?|jours?|mois|caractères)(?!\p{L}))/gu, '$1\u00a0')
    .replaceAll(/(\p{L})'(?=\p{L})/gu, '$1’');
