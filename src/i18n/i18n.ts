import { createInstance, type i18n } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/language';
import { bundleOf, type Texts } from './texts';
import type { Overrides } from './overrides';

/** A text store that starts in the given language, with the owner's own texts. The others join it as the code that holds them is loaded. */
export function createI18n(language: Language, overrides: Overrides = {}): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    resources: overrides,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

const added = new WeakMap<i18n, Set<Texts>>();

/** Puts the texts into the store, under whatever overrides it holds already. */
export function addTexts(instance: i18n, texts: Texts): void {
  const known = added.get(instance) ?? new Set();
  added.set(instance, known);
  if (known.has(texts)) return;
  known.add(texts);
  for (const language of LANGUAGES) instance.addResourceBundle(language, texts.namespace, bundleOf(texts.tree, language), true, false);
}

/** The namespaces of the texts that have joined a store. */
export const namespacesOf = (instance: i18n): string[] => [...(added.get(instance) ?? [])].map(({ namespace }) => namespace);
