import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../src/contract/language';

/** Returns the preferred supported language of an Accept-Language header. French by default. */
export function acceptedLanguage(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((part) => {
    const [tag = '', quality] = part.split(';q=');
    return { language: tag.trim().slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
  });
  const accepted = asked.filter(({ language, quality }) => isLanguage(language) && quality > 0).toSorted((a, b) => b.quality - a.quality);
  const best = accepted[0]?.language;
  return isLanguage(best) ? best : DEFAULT_LANGUAGE;
}

/** Returns the language in a body's `language` field, or null. */
export function bodyLanguage(body: unknown): Language | null {
  const language: unknown = typeof body === 'object' && body !== null && 'language' in body ? body.language : null;
  return isLanguage(language) ? language : null;
}
