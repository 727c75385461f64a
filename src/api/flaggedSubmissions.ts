import type { Language } from '../contract/language';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** Quarantined submissions, newest first. */
export function useFlaggedSubmissions() {
  const language = useLanguage();
  return useApiQuery(['suspects'], () => call('listSuspects', { language }), ALWAYS_STALE);
}

/** Accepts a submission. @throws ApiError 404 when the submission no longer exists */
export async function acceptFlaggedSubmission(id: string, language: Language): Promise<void> {
  await call('acceptSuspect', { language, params: { id } });
}

/** Deletes a submission. @throws ApiError 404 when the submission no longer exists */
export async function removeFlaggedSubmission(id: string, language: Language): Promise<void> {
  await call('removeSuspect', { language, params: { id } });
}
