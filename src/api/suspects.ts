import type { Language } from '../contract/language';
import { SUSPECT_ENDPOINTS, type Suspect } from '../contract/suspects';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { useRead } from './useRead';

/** Somebody may wait for what stands here: it is asked anew whenever it is looked at. */
const AGES = { freshMs: 0, retainMs: 300_000 };

/** What was kept aside, the newest first. */
export function useSuspects() {
  const language = useLanguage();
  const { method, path } = SUSPECT_ENDPOINTS.listSuspects;
  return useRead('suspects', async () => (await request(method, path, { language })) as Suspect[], AGES);
}

const at = (path: string, id: string) => path.replace('{id}', encodeURIComponent(id));

/** Lets one in. @throws ApiError 404 when there is no such any more */
export async function acceptSuspect(id: string, language: Language): Promise<void> {
  const { method, path } = SUSPECT_ENDPOINTS.acceptSuspect;
  await request(method, at(path, id), { language });
}

/** Deletes one. @throws ApiError 404 when there is no such any more */
export async function removeSuspect(id: string, language: Language): Promise<void> {
  const { method, path } = SUSPECT_ENDPOINTS.removeSuspect;
  await request(method, at(path, id), { language });
}
