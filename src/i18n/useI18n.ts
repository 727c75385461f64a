import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** Returns the i18n instance from the providers. @throws Error outside of the providers */
export function useI18n(): i18n {
  const context = useContext(I18nContext) as { i18n?: i18n } | undefined;
  if (!context?.i18n) throw new Error('No texts: the providers are missing');
  return context.i18n;
}
