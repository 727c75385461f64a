import { ADMIN_CALLS } from '../contract/adminPaths';
import type { Availability, AvailabilityRecord } from '../contract/availability';
import type { Language } from '../contract/language';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { useRead } from './useRead';

const AGES = { freshMs: 0, retainMs: 5 * 60_000 };

/** When the owner works, with the reasons that visitors are not told. */
export function useAvailability() {
  const language = useLanguage();
  const { method, path } = ADMIN_CALLS.readAvailability;
  return useRead(path, async () => (await request(method, path, { language })) as AvailabilityRecord, AGES);
}

/** Saves the settings over the very version that was seen. @throws ApiError 412 when there is another by now, 422 with the fields that are wrong */
export async function saveAvailability(settings: Availability, seen: number, language: Language): Promise<AvailabilityRecord> {
  const { method, path } = ADMIN_CALLS.changeAvailability;
  return (await request(method, path, { language, body: settings, headers: { 'if-match': `"${seen}"` } })) as AvailabilityRecord;
}
