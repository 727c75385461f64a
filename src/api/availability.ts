import type { Availability, AvailabilityRecord } from '../contract/availability';
import type { Language } from '../contract/language';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { useUncachedQuery } from './useApiQuery';

/** The owner's availability settings, with the reasons that visitors do not see. */
export function useAvailability() {
  const language = useLanguage();
  return useUncachedQuery(['availability'], () => call('readAvailability', { language }));
}

/** Saves the settings over the expected version (`If-Match`). @throws ApiError 412 when the version has changed, 422 with the invalid fields */
export const saveAvailability = (settings: Availability, version: number, language: Language): Promise<AvailabilityRecord> =>
  call('changeAvailability', { language, body: settings, headers: { 'if-match': `"${version}"` } });
