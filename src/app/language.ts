import { readStored, STORAGE_KEYS } from '../api/storage';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../contract/language';

/** Returns the visitor's stored language, or French. The browser's language is ignored. */
export function preferredLanguage(): Language {
  const stored = readStored(STORAGE_KEYS.language);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

/** Returns the language of a path by its first segment; null for any other first segment. */
export function languageOfPath(pathname: string): Language | null {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : null;
}

interface UrlParts {
  pathname: string;
  search: string;
  hash: string;
}

export const addressOf = ({ pathname, search, hash }: UrlParts): string => pathname + search + hash;

/**
 * Whether a logged-in user is redirected from this path. The visitor's menu stays there, to avoid a flash of the member's menu before the redirect.
 */
export const isTransientRoute = (pathname: string): boolean => pathname.endsWith('/memberLogin');

/** Returns the same URL in another language; only the first segment changes. */
export function inLanguage({ pathname, search, hash }: UrlParts, language: Language): string {
  const rest = languageOfPath(pathname) ? pathname.split('/').slice(2) : pathname.split('/').slice(1);
  return `/${[language, ...rest].join('/').replace(/\/$/, '')}${search}${hash}`;
}
