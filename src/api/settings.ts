import { useCallback } from 'react';
import type { Language } from '../contract/language';
import type { Settings, SettingsPart } from '../contract/settings';
import type { StoredSettingsPart } from '../contract/settingsEndpoints';
import { useLanguage } from '../i18n/LanguageProvider';
import { useUpdateSettings } from '../i18n/SettingsProvider';
import { call } from './client';
import { ALWAYS_STALE, useApiQuery, useUncachedQuery } from './useApiQuery';

/** One part of the settings, with its version. */
export function useSettingsPart(part: SettingsPart) {
  const language = useLanguage();
  return useUncachedQuery(['settingsPart', part], () => call('readSettingsPart', { language, params: { part } }));
}

/** Versions of a part, newest first. */
export function useSettingsVersions(part: SettingsPart) {
  const language = useLanguage();
  return useApiQuery(['settingsVersions', part], () => call('listSettingsVersions', { language, params: { part } }), ALWAYS_STALE);
}

/** Saves a part over the expected version (`If-Match`). @throws ApiError 412 when the version has changed, 422 with the invalid fields */
export const saveSettingsPart = (part: SettingsPart, value: Settings[SettingsPart], version: number, language: Language): Promise<StoredSettingsPart> =>
  call('changeSettingsPart', { language, params: { part }, body: value, headers: { 'if-match': `"${version}"` } });

/** Returns a function that saves a part and shows the new settings on the open page. */
export function useSaveSettingsPart(part: SettingsPart): (value: Settings[SettingsPart], version: number) => Promise<StoredSettingsPart> {
  const language = useLanguage();
  const update = useUpdateSettings();
  return useCallback(
    async (value, version) => {
      const stored = await saveSettingsPart(part, value, version, language);
      // The part is saved even if this page shows it only after the next load.
      await call('readSettings', { language }).then(update, () => {});
      return stored;
    },
    [part, language, update],
  );
}
