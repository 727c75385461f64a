import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { BUSINESS } from '../../contract/business';
import { useText } from '../../i18n/useText';
import { MAIL_ADDRESS, PHONE_ADDRESS } from './addresses';
import { contactTexts } from './texts';

const inLine = { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' } as const;

/** The message did not go: what happened, what is safe, and another way. */
export function SendFailed() {
  const t = useText(contactTexts);
  return (
    <Alert severity="error" variant="outlined" sx={{ mt: 5 }}>
      <div>{t('failed.message')}</div>
      <div>{t('failed.kept')}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5 }}>
        <Link href={PHONE_ADDRESS} color="inherit" sx={{ ...inLine, whiteSpace: 'nowrap' }}>
          {BUSINESS.phone}
        </Link>
        <Link href={MAIL_ADDRESS} color="inherit" sx={inLine}>
          {BUSINESS.email}
        </Link>
      </Box>
    </Alert>
  );
}
