import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { fetchRequestsFile, type InboxQuery } from '../../api/inbox';
import { saveFile } from '../../components/saveFile';
import { dayAt } from '../../contract/days';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

/** Download of all requests that match the filter, on every page, for a spreadsheet. */
export function ExportRequests({ query }: { query: Pick<InboxQuery, 'status' | 'search'> }) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const download = async () => {
    setState('busy');
    try {
      saveFile(`${t('export.file')}-${dayAt(new Date())}.csv`, 'text/csv;charset=utf-8', await fetchRequestsFile(query, language));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button color="inherit" startIcon={<FileDownloadOutlined />} title={t('export.what')} loading={state === 'busy'} loadingPosition="start" onClick={() => void download()} sx={{ px: 3, mr: -3 }}>
        {t(state === 'busy' ? 'export.busy' : 'export.button')}
      </Button>
      {state === 'failed' && (
        <Box sx={{ flexBasis: '100%' }}>
          <Alert severity="error" variant="outlined" onClose={() => setState('idle')} closeText={t('export.close')}>
            {t('export.failed')}
          </Alert>
        </Box>
      )}
    </>
  );
}
