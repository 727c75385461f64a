import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { fetchProposalPaper } from '../../../api/agreement';
import { saveFile } from '../../../components/saveFile';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useText } from '../../../i18n/useText';
import { proposalTexts } from './texts';

export interface PaperButtonProps {
  /** Id and reference of the request. */
  id: string;
  reference: string;
  /** Number and name of the proposal. */
  number: number;
  name: string;
}

/** Download of a proposal's document. It is fetched with the session, which a plain link does not send. */
export function PaperButton({ id, reference, number, name }: PaperButtonProps) {
  const t = useText(proposalTexts);
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const download = async () => {
    setState('busy');
    try {
      saveFile(`${t('paper.file')}-${reference}-${number}.pdf`, 'application/pdf', await fetchProposalPaper(id, number, language));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<PictureAsPdfOutlined />} aria-label={state === 'busy' ? undefined : t('paper.named', { name })} loading={state === 'busy'} loadingPosition="start" onClick={() => void download()}>
        {t(state === 'busy' ? 'paper.busy' : 'paper.button')}
      </Button>
      {state === 'failed' && (
        <Box sx={{ flexBasis: '100%' }}>
          <Alert severity="error" variant="outlined">
            {t('paper.failed')}
          </Alert>
        </Box>
      )}
    </>
  );
}
