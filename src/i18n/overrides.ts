import type { i18n } from 'i18next';
import type { ContentEntry } from '../contract/content';
import { frenchSpacing, LANGUAGES, type Language } from '../contract/language';
import { namespacesOf } from './i18n';
import type { Bundle } from './texts';

/** The owner's texts as a store keeps them: by language, namespace and name. */
export type Overrides = Partial<Record<Language, Record<string, Bundle>>>;

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

const set = (language: Language, text: string) => (language === 'fr' ? frenchSpacing(text) : text);

/** Puts texts in the order of a store. An empty text overrides nothing. @param languages those that are wanted */
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

/** Of all overrides, those of the texts that a store has been asked for. */
export function overridesInUse(overrides: Overrides, texts: i18n): Overrides {
  const used = new Set(namespacesOf(texts));
  return Object.fromEntries(Object.entries(overrides).map(([language, bundles]) => [language, Object.fromEntries(Object.entries(bundles).filter(([namespace]) => used.has(namespace)))]));
}

/** Puts the owner's texts over what a store holds. @returns whether any of them was new to it */
export function applyOverrides(texts: i18n, overrides: Overrides): boolean {
  const before = JSON.stringify(texts.store.data);
  for (const [language, bundles] of Object.entries(overrides)) {
    for (const [namespace, bundle] of Object.entries(bundles)) texts.addResourceBundle(language, namespace, bundle, true, true);
  }
  return JSON.stringify(texts.store.data) !== before;
}

/** A mark of the texts as they stand: another one as soon as any has changed. */
export function editionOf(entries: readonly ContentEntry[]): string {
  let mark = 0;
  for (const character of JSON.stringify(entries.map(({ tag, value }) => [tag, value.fr, value.en]))) mark = Math.trunc(Math.imul(mark, 31) + (character.codePointAt(0) ?? 0));
  return mark.toString(36);
}
