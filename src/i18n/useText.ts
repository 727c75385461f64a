import { useMemo } from 'react';
import { addTexts } from './i18n';
import { useLanguage } from './LanguageProvider';
import { factsOf } from '../contract/textFacts';
import { useSettings } from './SettingsProvider';
import { useI18n } from './useI18n';
import type { TextName, TextTree, Texts } from './texts';

export type Translate<Tree extends TextTree> = (name: TextName<Tree>, values?: Record<string, string | number>) => string;

/**
 * Returns a function that translates the text names of a feature or page into the current language; `count` selects the plural form. The facts of the
 * business, such as `{{phone}}`, are filled in.
 */
export function useText<Tree extends TextTree>(texts: Texts<Tree>): Translate<Tree> {
  const i18n = useI18n();
  const language = useLanguage();
  const settings = useSettings();
  return useMemo(() => {
    addTexts(i18n, texts);
    const facts = factsOf(settings, language);
    const translate = i18n.getFixedT(language, texts.namespace);
    return (name, values) => {
      const key: string = name;
      return translate(key, { ...facts, ...values });
    };
  }, [i18n, texts, language, settings]);
}

/** Returns a lookup of texts of a feature or page by a name known only at run time; undefined for unknown names. */
export function useTextLookup(texts: Texts): (name: string) => string | undefined {
  const i18n = useI18n();
  const language = useLanguage();
  const settings = useSettings();
  return useMemo(() => {
    addTexts(i18n, texts);
    const facts = factsOf(settings, language);
    return (name) => (i18n.exists(name, { lng: language, ns: texts.namespace }) ? i18n.getFixedT(language, texts.namespace)(name, facts) : undefined);
  }, [i18n, texts, language, settings]);
}
