import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { retryMail } from '../../api/mailbox';
import { longWordStyles } from '../../components/longWordStyles';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import type { MailDetails } from '../../contract/mailbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useInstantLabel } from '../../i18n/useInstantLabel';
import { useText } from '../../i18n/useText';
import { CopyMail } from './CopyMail';
import { MailStatusChip } from './MailStatusChip';
import { TextPanel } from './TextPanel';
import { mailboxTexts } from './texts';

export interface MailViewProps {
  mail: MailDetails;
  /** Whether mails can leave, for the sentence after an action. */
  canLeave: boolean;
  /** Sentence about the action that led to this mail. */
  notice: string | null;
  /** Called with the mail after it was queued again. */
  onMail: (mail: MailDetails) => void;
  /** Called with the copy that was queued. */
  onCopied: (copy: MailDetails) => void;
}

/** Outgoing mail: its facts, its text and what can be done with it. */
export function MailView({ mail, canLeave, notice, onMail, onCopied }: MailViewProps) {
  const t = useText(mailboxTexts);
  const language = useLanguage();
  const instant = useInstantLabel();
  const [heading, resume] = useRestoreFocus();
  const [busy, setBusy] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const [news, setNews] = useState<{ severity: 'success' | 'error'; text: string } | null>(notice === null ? null : { severity: 'success', text: notice });
  const { id, subject, recipient, status, createdAt, sentAt, attempts, nextAttemptAt, lastError, bookingId, contactId, text, content, canCopy } = mail;
  const retry = async () => {
    setBusy(true);
    setNews(null);
    try {
      onMail(await retryMail(id, language));
      setNews({ severity: 'success', text: canLeave ? t('mail.retried') : t('mail.waits') });
      resume();
    } catch {
      setNews({ severity: 'error', text: t('message.unreachable') });
    } finally {
      setBusy(false);
    }
  };
  const link = (path: string, name: string) => (
    <Link component={RouterLink} to={`/${language}/${path}`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>
      {name}
    </Link>
  );
  const facts: [string, ReactNode][] = [
    [t('mail.to'), recipient],
    [t('mail.created'), instant(createdAt)],
    ...(sentAt === null ? [] : [[t('mail.sent'), instant(sentAt)] satisfies [string, ReactNode]]),
    ...(attempts > 0 && status !== 'sent' ? [[t('mail.attempts'), attempts] satisfies [string, ReactNode]] : []),
    ...(nextAttemptAt !== null && attempts > 0 ? [[t('mail.nextAttempt'), instant(nextAttemptAt)] satisfies [string, ReactNode]] : []),
    ...(lastError === null ? [] : [[t('mail.lastError'), lastError] satisfies [string, ReactNode]]),
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none', minWidth: 0, ...longWordStyles }}>
          {subject}
        </Typography>
        <MailStatusChip status={status} />
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }, columnGap: 6, rowGap: { xs: 0, sm: 2 }, typography: 'body2', '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: { xs: 2, sm: 0 }, ...longWordStyles } }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {news && (
          <Alert severity={news.severity} variant="outlined" onClose={() => setNews(null)} closeText={t('close')}>
            {news.text}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, '&:empty': { display: 'none' } }}>
        {status === 'dead' && (
          <Button variant="contained" loading={busy} loadingPosition="start" onClick={() => void retry()}>
            {t('mail.retry')}
          </Button>
        )}
        {canCopy && (
          <Button variant="outlined" onClick={() => setCopying(true)}>
            {t('mail.copy')}
          </Button>
        )}
        {bookingId !== null && link(`admin/requests/${bookingId}`, t('mail.request'))}
        {contactId !== null && link(`admin/mail/messages/${contactId}`, t('mail.message'))}
      </Box>
      {content === 'shown' ? (
        <TextPanel label={t('mail.text')} text={text} />
      ) : (
        <Alert severity="info" variant="outlined">
          {t(`mail.${content}`)}
        </Alert>
      )}
      {isCopying && <CopyMail mail={mail} onCopied={onCopied} onClose={() => setCopying(false)} />}
    </Box>
  );
}
