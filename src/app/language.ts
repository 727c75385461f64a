import { readStored, STORAGE_KEYS } from '../api/storage';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../contract/language';

/** The visitor's stored language, else French: the browser's own language does not count. */
export function preferredLanguage(): Language {
  const stored = readStored(STORAGE_KEYS.language);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

/** The language that an address speaks, by its first segment; null for any other first segment. */
export function languageOfPath(pathname: string): Language | null {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : null;
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export const addressOf = ({ pathname, search, hash }: Place): string => pathname + search + hash;

/** Where nobody stays who is signed in: another menu there would be drawn for the moment in which they leave. */
export const isPassedThrough = (pathname: string): boolean => pathname.endsWith('/memberLogin');

/** The same place in another language: only the first segment changes. */
export function inLanguage({ pathname, search, hash }: Place, language: Language): string {
  const rest = languageOfPath(pathname) ? pathname.split('/').slice(2) : pathname.split('/').slice(1);
  return `/${[language, ...rest].join('/').replace(/\/$/, '')}${search}${hash}`;
}
