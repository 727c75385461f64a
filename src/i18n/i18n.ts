import { createInstance, type i18n } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/language';
import { bundleOf, type Bundle, type Overrides, type Texts } from './texts';

/** Creates an i18n instance with the given language and text overrides. Other texts are added when the code that contains them is loaded. */
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

/** Returns the texts of a bundle that differ from the built-in ones: the text overrides. */
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
 * Adds texts to the instance, below the overrides it already contains. Texts of the same namespace replace earlier ones, because
 * a changed file is evaluated again in development.
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

/** Returns the namespaces of the texts added to an instance. */
export const namespacesOf = (instance: i18n): string[] => [...(added.get(instance)?.keys() ?? [])];
