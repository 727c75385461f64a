import { useState } from 'react';
import { ApiError } from '../../api/client';
import { useSaveSettingsPart } from '../../api/settings';
import type { Settings, SettingsPart } from '../../contract/settings';
import type { StoredSettingsPart } from '../../contract/settingsEndpoints';
import { useText } from '../../i18n/useText';
import { settingsTexts } from './texts';

interface Callbacks {
  /** Called with the part after a version was restored. */
  onRestored: (next: StoredSettingsPart) => void;
  /** Called when the list of versions is out of date. */
  onChange: () => void;
}

/** Restores a former version of a part by saving it as a new one, so that the current version stays in the history. */
export function useRestore(part: SettingsPart, { onRestored, onChange }: Callbacks) {
  const t = useText(settingsTexts);
  const save = useSaveSettingsPart(part);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ severity: 'success' | 'warning' | 'error'; text: string } | null>(null);
  const restore = async (value: Settings[SettingsPart], latest: number) => {
    setBusy(true);
    setNotice(null);
    try {
      onRestored(await save(value, latest));
      onChange();
      setNotice({ severity: 'success', text: t('versions.restored') });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) setNotice({ severity: 'error', text: t('versions.unreachable') });
      else if (error.status === 412) {
        onChange();
        setNotice({ severity: 'warning', text: t('versions.changed') });
      } else setNotice({ severity: 'error', text: [error.message, ...Object.values(error.fields)].join(' ') });
    } finally {
      setBusy(false);
    }
  };
  return { busy, notice, restore };
}
