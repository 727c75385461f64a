import { LANGUAGES, otherLanguage, type Language } from './language';

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Returns the translation of a field in the other language and whether it is filled, for both storage forms; null for untranslated fields. */
function translationOf(record: Readonly<Record<string, unknown>>, field: string, language: Language): { language: Language; filled: boolean } | null {
  const other = otherLanguage(language);
  if (field === language) return other in record ? { language: other, filled: isFilled(record[other]) } : null;
  if (!field.endsWith(`_${language}`)) return null;
  return { language: other, filled: isFilled(record[`${field.slice(0, -language.length)}${other}`]) };
}

function findMissing(value: unknown, missing: Set<Language>): void {
  if (typeof value !== 'object' || value === null) return;
  const record: Record<string, unknown> = { ...value };
  for (const [field, part] of Object.entries(record)) {
    for (const language of LANGUAGES) {
      const translation = isFilled(part) ? translationOf(record, field, language) : null;
      if (translation && !translation.filled) missing.add(translation.language);
    }
    findMissing(part, missing);
  }
}

/** Returns the languages in which a resource lacks a text that the other language has. A text that is empty in both languages does not count. */
export function missingLanguages(resource: object): Language[] {
  const missing = new Set<Language>();
  findMissing(resource, missing);
  return LANGUAGES.filter((language) => missing.has(language));
}
