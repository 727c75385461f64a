import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { useI18n } from './useI18n';
import { DEFAULT_LANGUAGE, LOCALES, type Language } from '../contract/language';

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** Provides the language to its children and sets it on the document. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const i18n = useI18n();
  useLayoutEffect(() => {
    document.documentElement.lang = LOCALES[language];
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [i18n, language]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => useContext(LanguageContext);
