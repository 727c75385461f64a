import { ADMIN_CALLS } from '../contract/adminPaths';
import type { Answer } from '../contract/endpoints';
import type { Language } from '../contract/language';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { useRead, type Reading } from './useRead';

/** It tells of now: old numbers are shown only while new ones are on their way. */
const AGES = { freshMs: 0, retainMs: 5 * 60_000 };

/** What the owner's first page shows. */
export function overview(language: Language): Reading<Answer<'readOverview'>> {
  const { method, path } = ADMIN_CALLS.readOverview;
  return { key: 'overview', read: async () => (await request(method, path, { language })) as Answer<'readOverview'> };
}

/** What the owner's first page shows, followed. */
export function useOverview() {
  const { key, read } = overview(useLanguage());
  return useRead(key, read, AGES);
}

/** Sends a mail again that was given up. @throws ApiError when there is no such mail any more */
export async function retryMail(id: string, language: Language): Promise<void> {
  const { method, path } = ADMIN_CALLS.retryMail;
  await request(method, path.replace('{id}', encodeURIComponent(id)), { language });
}
