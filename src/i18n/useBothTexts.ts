import { useMemo } from 'react';
import { LANGUAGES, type Language, type Text } from '../contract/language';
import { factsOf } from '../contract/textFacts';
import { addTexts } from './i18n';
import { useSettings } from './SettingsProvider';
import type { TextName, TextTree, Texts } from './texts';
import { useI18n } from './useI18n';

export type TranslateBoth<Tree extends TextTree> = (name: TextName<Tree>, values?: (language: Language) => Record<string, string | number>) => Text;

/** Returns a function like that of `useText`, but for both languages at once: a paper shows the French text beside the English one. */
export function useBothTexts<Tree extends TextTree>(texts: Texts<Tree>): TranslateBoth<Tree> {
  const i18n = useI18n();
  const settings = useSettings();
  return useMemo(() => {
    addTexts(i18n, texts);
    return (name, values) => {
      const key: string = name;
      const inLanguage = (language: Language): [Language, string] => [language, i18n.getFixedT(language, texts.namespace)(key, { ...factsOf(settings, language), ...values?.(language) })];
      return Object.fromEntries(LANGUAGES.map(inLanguage)) as Text;
    };
  }, [i18n, texts, settings]);
}
