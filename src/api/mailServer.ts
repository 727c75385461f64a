import { useCallback } from 'react';
import type { MailServerForm, MailServerRecord, MailTest } from '../contract/mailServer';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { useUncachedQuery } from './useApiQuery';

const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

/** Mail server in use, without its password. */
export function useMailServer() {
  const language = useLanguage();
  return useUncachedQuery(['mailServer'], () => call('readMailServer', { language }));
}

/** Calls that change and test the mail server. Each throws an ApiError: 412 when the version has changed, 422 with the invalid fields. */
export function useMailServerCalls() {
  const language = useLanguage();
  return {
    save: useCallback((form: MailServerForm, version: number): Promise<MailServerRecord> => call('changeMailServer', { language, body: form, headers: ifMatch(version) }), [language]),
    remove: useCallback((version: number): Promise<MailServerRecord> => call('removeMailServer', { language, headers: ifMatch(version) }), [language]),
    /** Sends a test mail. @param server unsaved values, or null for the mail server in use */
    test: useCallback((server: MailServerForm | null): Promise<MailTest> => call('testMailServer', { language, body: { server } }), [language]),
  };
}
