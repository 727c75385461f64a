import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DataImport } from '../../contract/dataTransfer';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { dataTransferTexts } from './texts';

/** Result of an import, and what is left to do. */
export function ImportDone({ result: { requests, pictures, account } }: { result: DataImport }) {
  const t = useText(dataTransferTexts);
  const language = useLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start', width: 1 }}>
      <Alert severity="success" variant="outlined" role="status" sx={{ width: 1 }}>
        <AlertTitle>{t('import.done')}</AlertTitle>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <div>{t('import.doneWith', { requests: t('import.obstacles.requests', { count: requests }), pictures: t('import.obstacles.pictures', { count: pictures }) })}</div>
          {account !== null && <div>{t('import.account', { name: account })}</div>}
          <div>{t('import.left')}</div>
        </Box>
      </Alert>
      {/* Loads the page from the server, because all data in the browser is from before the import. */}
      <Button href={`/${language}/admin`} variant="contained">
        {t('import.open')}
      </Button>
    </Box>
  );
}
