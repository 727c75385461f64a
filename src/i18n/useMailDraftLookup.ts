import { useMemo } from 'react';
import type { MailDraftLookup } from '../contract/mailDraftTexts';
import { addTexts } from './i18n';
import { mailDraftTexts } from './mailDraftTexts';
import { useI18n } from './useI18n';

/** Returns a lookup of the letter texts with the owner's overrides, in any language: a letter is in the customer's language, not the owner's. */
export function useMailDraftLookup(): MailDraftLookup {
  const i18n = useI18n();
  return useMemo(() => {
    addTexts(i18n, mailDraftTexts);
    return (name, language) => {
      // Read without interpolation, because the letter fills its placeholders itself.
      const text: unknown = i18n.getResource(language, mailDraftTexts.namespace, name);
      return typeof text === 'string' ? text : undefined;
    };
  }, [i18n]);
}
