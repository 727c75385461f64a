import { useMemo } from 'react';
import { addTexts } from './i18n';
import { useLanguage } from './LanguageProvider';
import { useI18n } from './useI18n';
import type { TextName, TextTree, Texts } from './texts';

export type Translate<Tree extends TextTree> = (name: TextName<Tree>, values?: Record<string, string | number>) => string;

/** The texts of a feature or page in the current language, by name; `count` picks the plural form. */
export function useText<Tree extends TextTree>(texts: Texts<Tree>): Translate<Tree> {
  const i18n = useI18n();
  const language = useLanguage();
  return useMemo(() => {
    addTexts(i18n, texts);
    const translate = i18n.getFixedT(language, texts.namespace);
    return (name, values) => {
      const key: string = name;
      return translate(key, { ...values });
    };
  }, [i18n, texts, language]);
}

/** The texts of a feature or page by a name known only at run time; undefined where there is none. */
export function useTextLookup(texts: Texts): (name: string) => string | undefined {
  const i18n = useI18n();
  const language = useLanguage();
  return useMemo(() => {
    addTexts(i18n, texts);
    return (name) => (i18n.exists(name, { lng: language, ns: texts.namespace }) ? i18n.getFixedT(language, texts.namespace)(name) : undefined);
  }, [i18n, texts, language]);
}
