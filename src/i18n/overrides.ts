import type { i18n } from 'i18next';
import type { ContentEntry } from '../contract/content';
import { frenchSpacing, LANGUAGES, type Language } from '../contract/language';
import { namespacesOf } from './i18n';
import type { Bundle, Overrides } from './texts';

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

const set = (language: Language, text: string) => (language === 'fr' ? frenchSpacing(text) : text);

/** Converts text entries to overrides. An empty text overrides nothing. @param languages languages to include */
export function overridesOf(entries: readonly ContentEntry[], languages: readonly Language[] = LANGUAGES): Overrides {
  const overrides: Overrides = {};
  for (const { tag, value } of entries) {
    const names = tag.split('.');
    if (names.some((name) => UNSAFE.has(name))) continue;
    for (const language of languages) {
      if (value[language].trim() === '') continue;
      let place: Record<string, Bundle | string> = (overrides[language] ??= {});
      for (const name of names.slice(0, -1)) {
        const below = place[name];
        place = typeof below === 'object' ? below : (place[name] = {});
      }
      place[names.at(-1) ?? ''] = set(language, value[language]);
    }
  }
  return overrides;
}

/** Returns the overrides of the namespaces that have been added to an instance. */
export function overridesInUse(overrides: Overrides, texts: i18n): Overrides {
  const used = new Set(namespacesOf(texts));
  return Object.fromEntries(Object.entries(overrides).map(([language, bundles]) => [language, Object.fromEntries(Object.entries(bundles).filter(([namespace]) => used.has(namespace)))]));
}

/** Adds the text overrides to an instance. @returns whether any text changed */
export function applyOverrides(texts: i18n, overrides: Overrides): boolean {
  const before = JSON.stringify(texts.store.data);
  for (const [language, bundles] of Object.entries(overrides)) {
    for (const [namespace, bundle] of Object.entries(bundles)) texts.addResourceBundle(language, namespace, bundle, true, true);
  }
  return JSON.stringify(texts.store.data) !== before;
}

/** Returns a hash of the text overrides that changes when any of them changes. */
export function textsHashOf(entries: readonly ContentEntry[]): string {
  let mark = 0;
  for (const character of JSON.stringify(entries.map(({ tag, value }) => [tag, value.fr, value.en]))) mark = Math.trunc(Math.imul(mark, 31) + (character.codePointAt(0) ?? 0));
  return mark.toString(36);
}
