import { LANGUAGES, otherLanguage } from './language';

const isEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** Whether one of a thing's texts is written in one language and not in the other, in either shape that texts are stored in. */
export function lacksTranslation(fields: object): boolean {
  const values = new Map<string, unknown>(Object.entries(fields));
  for (const [name, value] of values) {
    for (const language of LANGUAGES) {
      const other = otherLanguage(language);
      const isHalf = name.endsWith(`_${language}`) && !isEmpty(value) && isEmpty(values.get(`${name.slice(0, -2)}${other}`));
      if (isHalf) return true;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
      const text = new Map<string, unknown>(Object.entries(value));
      if (!isEmpty(text.get(language)) && isEmpty(text.get(other))) return true;
    }
    if (Array.isArray(value) && value.some((each) => typeof each === 'object' && each !== null && lacksTranslation(each))) return true;
  }
  return false;
}
