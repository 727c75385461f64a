import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { call } from '../../api/client';
import { dayAt } from '../../contract/days';
import { slugOf } from '../../contract/fileName';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { memberTexts } from './memberTexts';
import { saveFile } from '../../components/saveFile';

/** Downloads all data stored about the member as a file. */
export function DownloadData() {
  const t = useText(memberTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'failed'>('open');
  const download = async () => {
    setState('busy');
    try {
      const data = await call('readMemberData', { language });
      saveFile(`${slugOf(identity.name)}-${dayAt(new Date())}.json`, 'application/json', JSON.stringify(data, null, 2));
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button variant="outlined" color="inherit" loading={state === 'busy'} loadingPosition="start" onClick={download}>
        {t(state === 'busy' ? 'data.downloading' : 'data.download')}
      </Button>
      {(state === 'done' || state === 'failed') && (
        <Alert severity={state === 'done' ? 'success' : 'error'} role={state === 'done' ? 'status' : 'alert'} variant="outlined" sx={{ mt: 3 }}>
          {t(state === 'done' ? 'data.downloaded' : 'data.failed')}
        </Alert>
      )}
    </>
  );
}
