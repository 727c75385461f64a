import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { telephoneLink } from '../../contract/telephone';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { contactTexts } from './texts';

const inLine = { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' } as const;

/** Reason why a message was not sent: error, no response, sent too fast for a human, or duplicate. */
export type ContactFailure = 'failed' | 'unanswered' | 'tooFast' | 'duplicate';

export interface SendFailedProps {
  failure: ContactFailure;
  /** Sends the duplicate message anyway. */
  onResend: () => void;
}

/** Error state of the contact form: the cause, what is safe, and an alternative. */
export function SendFailed({ failure, onResend }: SendFailedProps) {
  const t = useText(contactTexts);
  const { identity } = useSettings();
  if (failure === 'tooFast') {
    return (
      <Alert severity="info" variant="outlined" sx={{ mt: 5 }}>
        {t('failed.again')}
      </Alert>
    );
  }
  if (failure === 'duplicate') {
    return (
      <Alert severity="info" variant="outlined" sx={{ mt: 5 }}>
        <div>{t('failed.known')}</div>
        <Button color="inherit" variant="outlined" onClick={onResend} sx={{ mt: 3 }}>
          {t('failed.anyway')}
        </Button>
      </Alert>
    );
  }
  return (
    <Alert severity="error" variant="outlined" sx={{ mt: 5 }}>
      <div>{t('failed.message')}</div>
      {failure === 'unanswered' && <div>{t('failed.waiting')}</div>}
      <div>{t('failed.kept')}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5 }}>
        <Link href={telephoneLink(identity.phone)} color="inherit" sx={{ ...inLine, whiteSpace: 'nowrap' }}>
          {identity.phone}
        </Link>
        <Link href={`mailto:${identity.email}`} color="inherit" sx={inLine}>
          {identity.email}
        </Link>
      </Box>
    </Alert>
  );
}
