import { createInstance, type i18n } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/language';
import { bundleOf, type Bundle, type Texts } from './texts';
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

const added = new WeakMap<i18n, Map<string, Texts>>();

/** The texts of a bundle that are not the built-in ones: the owner's overrides. */
function overridden(bundle: Bundle, builtIn: Bundle): Bundle {
  return Object.fromEntries(
    Object.entries(bundle).flatMap(([name, value]): [string, string | Bundle][] => {
      const original = builtIn[name];
      if (typeof value === 'string') return value === original ? [] : [[name, value]];
      return [[name, overridden(value, typeof original === 'object' ? original : {})]];
    }),
  );
}

/**
 * Puts the texts into the store, under the overrides it holds already. Texts of the same namespace take the place of those added before:
 * in development a changed file is evaluated again.
 */
export function addTexts(instance: i18n, texts: Texts): void {
  const known = added.get(instance) ?? new Map<string, Texts>();
  added.set(instance, known);
  const before = known.get(texts.namespace);
  if (before === texts) return;
  known.set(texts.namespace, texts);
  for (const language of LANGUAGES) {
    const bundle = (instance.getResourceBundle(language, texts.namespace) ?? {}) as Bundle;
    const own = overridden(bundle, before ? bundleOf(before.tree, language) : {});
    instance.addResourceBundle(language, texts.namespace, bundleOf(texts.tree, language), true, true);
    instance.addResourceBundle(language, texts.namespace, own, true, true);
  }
}

/** The namespaces of the texts that have joined a store. */
export const namespacesOf = (instance: i18n): string[] => [...(added.get(instance)?.keys() ?? [])];
