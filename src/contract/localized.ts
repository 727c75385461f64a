import { otherLanguage, type Language, type Text } from './language';

/** A text as it may arrive: one string, or one string a language, some of them missing. */
export type LooseText = string | Partial<Record<Language, string>> | null | undefined;

const part = (text: LooseText, language: Language): string => (typeof text === 'string' ? text : (text?.[language] ?? '')).trim();

/** Generic display: the language asked, then the other one, then the id. */
export const localizedOrId = (text: LooseText, language: Language, id: string): string =>
  part(text, language) || part(text, otherLanguage(language)) || id;

/** The home page's previews: the language asked, then French, then English, then a word ("Training", "Event"). */
export const localizedPreview = (text: LooseText, language: Language, word: string): string =>
  part(text, language) || part(text, 'fr') || part(text, 'en') || word;

/** Everywhere else: the language asked, then English, then French, then a word ("Unnamed Side", "Unnamed Variation"). */
export const localized = (text: LooseText, language: Language, word: string): string =>
  part(text, language) || part(text, 'en') || part(text, 'fr') || word;

const asString = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads a text stored in any of the forms that SPEC section 3 allows: `field_fr`/`field_en`,
 * an object with `fr` and `en`, or one plain string, under any of the given field names.
 */
export function readText(row: Record<string, unknown>, ...fields: string[]): Text {
  const text: Text = { fr: '', en: '' };
  for (const field of fields) {
    const value = row[field];
    const whole = typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
    text.fr ||= asString(row[`${field}_fr`]) || asString(whole?.get('fr')) || asString(value);
    text.en ||= asString(row[`${field}_en`]) || asString(whole?.get('en')) || asString(value);
  }
  return text;
}

/** The first of the values that is a number, or text that reads as one; `null` when none is. */
export function readNumber(...values: unknown[]): number | null {
  for (const value of values) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
  }
  return null;
}

/** A list of ids; whatever else stands in it is left out. */
export const readIds = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
