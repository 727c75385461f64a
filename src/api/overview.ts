import type { Language } from '../contract/language';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** Data of the owner's dashboard. */
export function useOverview() {
  const language = useLanguage();
  return useApiQuery(['overview'], () => call('readOverview', { language }), ALWAYS_STALE);
}

/** Queues a dead-lettered mail again. @throws ApiError 404 when the mail no longer exists */
export async function retryMail(id: string, language: Language): Promise<void> {
  await call('retryMail', { language, params: { id } });
}
