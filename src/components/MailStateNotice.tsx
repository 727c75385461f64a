import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { MailState } from '../contract/mailServer';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { mailStateTexts } from './mailStateTexts';

export interface MailStateNoticeProps {
  state: MailState;
  /** Number of mails that wait. */
  queued: number;
}

/** Warning that no mail can leave, with the reason and a link to the mail server. Renders nothing while mails can leave. */
export function MailStateNotice({ state: { canLeave, problem }, queued }: MailStateNoticeProps) {
  const t = useText(mailStateTexts);
  const language = useLanguage();
  if (canLeave) return null;
  const waiting = queued === 0 ? t('none') : t('waiting', { count: queued });
  const sentence = problem === null ? waiting : [t(`problems.${problem}`), ...(queued > 0 ? [t('queued', { count: queued })] : [])].join(' ');
  return (
    <Alert severity="warning" variant="outlined">
      {sentence}
      <Box>
        <Link component={RouterLink} to={`/${language}/admin/settings/mail-server`} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>
          {t('open')}
        </Link>
      </Box>
    </Alert>
  );
}
