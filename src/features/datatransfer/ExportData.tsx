import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { createExport } from '../../api/dataTransfer';
import { startDownload } from '../../components/saveFile';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { dataTransferTexts } from './texts';

/** Download of all data as one file, with an explanation of its content. */
export function ExportData() {
  const t = useText(dataTransferTexts);
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'busy' | 'started' | 'failed'>('idle');
  const download = async () => {
    setState('busy');
    try {
      startDownload(await createExport(language));
      setState('started');
    } catch {
      setState('failed');
    }
  };
  return (
    <Box component="section" aria-labelledby="export-title" sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Typography id="export-title" variant="h3" component="h2">
        {t('export.title')}
      </Typography>
      <Typography sx={{ textWrap: 'pretty' }}>{t('export.what')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        {t('export.without')}
      </Typography>
      <Alert severity="warning" variant="outlined" sx={{ width: 1 }}>
        {t('export.personal')}
      </Alert>
      <Button variant="contained" startIcon={<FileDownloadOutlined />} loading={state === 'busy'} loadingPosition="start" onClick={() => void download()}>
        {t(state === 'busy' ? 'export.busy' : 'export.button')}
      </Button>
      {(state === 'started' || state === 'failed') && (
        <Alert severity={state === 'started' ? 'success' : 'error'} role={state === 'started' ? 'status' : 'alert'} variant="outlined" sx={{ width: 1 }}>
          {t(`export.${state}`)}
        </Alert>
      )}
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <div>{t('export.requests')}</div>
        <Link component={RouterLink} to={`/${language}/admin/requests`} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          {t('export.requestsLink')}
        </Link>
      </Box>
    </Box>
  );
}
