import { otherLanguage, type Language, type Text } from './language';

/** Text as received from outside: one string, or one string per language, some of them missing. */
export type LooseText = string | Partial<Record<Language, string>> | null | undefined;

const part = (text: LooseText, language: Language): string => (typeof text === 'string' ? text : (text?.[language] ?? '')).trim();

/** Returns a text for generic display. Fallback order: the requested language, the other language, the id. */
export const localizedOrId = (text: LooseText, language: Language, id: string): string =>
  part(text, language) || part(text, otherLanguage(language)) || id;

/** Returns a text for the home page's previews. Fallback order: the requested language, French, English, a generic word ("Training", "Event"). */
export const localizedPreview = (text: LooseText, language: Language, fallback: string): string =>
  part(text, language) || part(text, 'fr') || part(text, 'en') || fallback;

/**
 * Returns a text for all other places. Fallback order: the requested language, English, French, a generic word ("Unnamed Side", "Unnamed Variation").
 */
export const localized = (text: LooseText, language: Language, fallback: string): string =>
  part(text, language) || part(text, 'en') || part(text, 'fr') || fallback;

const asString = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads a text stored in any of the forms that SPEC section 3 allows: `field_fr`/`field_en`,
 * an object with `fr` and `en`, or one plain string, under any of the given field names.
 */
export function readText(row: Record<string, unknown>, ...fields: string[]): Text {
  const text: Text = { fr: '', en: '' };
  for (const field of fields) {
    const value = row[field];
    const byLanguage = typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
    text.fr ||= asString(row[`${field}_fr`]) || asString(byLanguage?.get('fr')) || asString(value);
    text.en ||= asString(row[`${field}_en`]) || asString(byLanguage?.get('en')) || asString(value);
  }
  return text;
}

/** Returns the first value that is a number or text that parses as one; `null` if no value does. */
export function readNumber(...values: unknown[]): number | null {
  for (const value of values) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
  }
  return null;
}

/** Returns the string items of a list as ids and drops all other items. */
export const readIds = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
