import MailOutlined from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { sendMailPreview } from '../../api/mailPreviews';
import type { MailPreviewRequest } from '../../contract/mailPreview';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { mailPreviewTexts } from './mailPreviewTexts';

export interface SendPreviewProps {
  /** Mail to send, with its unsaved texts. */
  body: MailPreviewRequest;
  disabled?: boolean;
}

type Sending = { is: 'idle' | 'sending' | 'failed' } | { is: 'sent'; address: string };

/** Button that sends the previewed mail to the logged-in user, and its result. */
export function SendPreview({ body, disabled = false }: SendPreviewProps) {
  const t = useText(mailPreviewTexts);
  const language = useLanguage();
  const [state, setState] = useState<Sending>({ is: 'idle' });
  const send = () => {
    setState({ is: 'sending' });
    sendMailPreview(body, language).then(
      (address) => setState({ is: 'sent', address }),
      () => setState({ is: 'failed' }),
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Button variant="outlined" startIcon={<MailOutlined />} onClick={send} disabled={disabled} loading={state.is === 'sending'} loadingPosition="start">
        {state.is === 'sending' ? t('sending') : t('send')}
      </Button>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {state.is === 'sent' && (
          <Alert severity="success" variant="outlined">
            {t('sent', { address: state.address })}
          </Alert>
        )}
        {state.is === 'failed' && (
          <Alert severity="error" variant="outlined">
            {t('sendFailed')}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
