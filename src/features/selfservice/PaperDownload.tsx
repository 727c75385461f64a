import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ApiError } from '../../api/client';
import { fetchOwnPaper } from '../../api/selfService';
import { saveFile } from '../../components/saveFile';
import { slugOf } from '../../contract/fileName';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { agreementTexts } from './agreementTexts';

export interface PaperDownloadProps {
  token: string;
  reference: string;
  /** Number and name of the proposal. */
  number: number;
  name: string;
}

/** Download of a proposal's document. It is fetched with the token in a header, which a plain link does not send. */
export function PaperDownload({ token, reference, number, name }: PaperDownloadProps) {
  const t = useText(agreementTexts);
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setFailure(null);
    try {
      saveFile(`${slugOf(`${reference} ${name}`)}.pdf`, 'application/pdf', await fetchOwnPaper(token, number, language));
    } catch (error) {
      setFailure(error instanceof ApiError && error.status < 500 ? error.message : t('paper.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Button variant="outlined" color="inherit" startIcon={<PictureAsPdfOutlined aria-hidden />} aria-label={t('paper.named', { name })} loading={busy} loadingPosition="start" onClick={() => void download()}>
        {t('paper.button')}
      </Button>
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
    </Box>
  );
}
