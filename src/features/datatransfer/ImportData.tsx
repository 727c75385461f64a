import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useImportState } from '../../api/dataTransfer';
import { useText } from '../../i18n/useText';
import { ImportDone } from './ImportDone';
import { ImportForm } from './ImportForm';
import { ImportObstacles } from './ImportObstacles';
import { ImportProgress } from './ImportProgress';
import { dataTransferTexts } from './texts';
import { useImport } from './useImport';

/** Import of an exported file, possible only while the installation is empty. */
export function ImportData() {
  const t = useText(dataTransferTexts);
  const { data, error, mutate } = useImportState();
  const [file, setFile] = useState<File | null>(null);
  const { state, start, cancel, clear } = useImport();
  const choose = (chosen: File) => {
    setFile(chosen);
    clear();
  };
  const content = () => {
    if (state.kind === 'done') return <ImportDone result={state.result} />;
    if (state.kind === 'sending' || state.kind === 'checking') return <ImportProgress state={state} onCancel={cancel} />;
    if (data === undefined && error !== undefined) {
      return (
        <Alert severity="error" variant="outlined" sx={{ width: 1 }} action={<Button color="inherit" onClick={() => void mutate()}>{t('import.retry')}</Button>}>
          {t('import.unknown')}
        </Alert>
      );
    }
    if (data === undefined) {
      return (
        <Box role="status" aria-label={t('import.loading')} sx={{ width: 1 }}>
          <Skeleton variant="rounded" height={120} />
        </Box>
      );
    }
    if (data.obstacles.length > 0) return <ImportObstacles obstacles={data.obstacles} />;
    const failure = state.kind === 'refused' ? state.message : state.kind === 'failed' ? t('import.failed') : null;
    return <ImportForm file={file} failure={failure} onChoose={choose} onStart={() => file && void start(file)} />;
  };
  return (
    <Box component="section" aria-labelledby="import-title" sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Typography id="import-title" variant="h3" component="h2">
        {t('import.title')}
      </Typography>
      {content()}
    </Box>
  );
}
