import { isLanguage, LANGUAGES, type Language } from '../contract/language';
import type { Fallback } from './Providers';

const isText = (value: object): boolean => {
  const keys = Object.keys(value);
  return keys.length === LANGUAGES.length && keys.every(isLanguage);
};

/**
 * Records which data a page reads and, of its texts, in which languages. The page then embeds only what hydration needs; the rest
 * comes with the first API response.
 * @param language language of the page, whose texts are always embedded
 * @returns `used` for the data to embed, `reads` for every key that was read, present or not
 */
export function trackDataAccess(apiData: Fallback, language: Language): { tracked: Fallback; accessed: () => Fallback; reads: () => string[] } {
  const keys = new Set<string>();
  const read = new Map<object, Set<Language>>();
  const seen = new WeakMap<object, object>();

  const watch = <Value>(value: Value): Value => {
    if (typeof value !== 'object' || value === null) return value;
    const known = seen.get(value);
    if (known) return known as Value & object;
    const text = isText(value);
    const proxy = new Proxy(value, {
      get(target, key) {
        if (text && isLanguage(key)) read.set(target, (read.get(target) ?? new Set()).add(key));
        return watch(Reflect.get(target, key) as unknown);
      },
    });
    seen.set(value, proxy);
    return proxy;
  };

  const prune = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(prune);
    if (typeof value !== 'object' || value === null) return value;
    const languages = read.get(value);
    const own = isText(value) && String(Reflect.get(value, language)) !== '';
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, own && isLanguage(key) && key !== language && !languages?.has(key) ? '' : prune(each)]));
  };

  const watched = new Proxy(apiData, {
    get(target, key) {
      if (typeof key === 'string') keys.add(key);
      return watch(Reflect.get(target, key) as unknown);
    },
  });
  const present = () => [...keys].filter((key) => key in apiData);
  return { tracked: watched, accessed: () => Object.fromEntries(present().map((key) => [key, prune(apiData[key])])), reads: () => [...keys] };
}
