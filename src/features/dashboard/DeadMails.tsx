import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { retryMail } from '../../api/mailbox';
import { MailStateNotice } from '../../components/MailStateNotice';
import { formatCount } from '../../contract/kitchenFormats';
import type { Overview } from '../../contract/overview';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { DashboardCard } from './DashboardCard';
import { dashboardTexts } from './texts';

export interface DeadMailsProps {
  mails: Overview['deadMails'];
  queued: Overview['queuedMails'];
  /** Number of unread messages of the contact form. */
  unread: number;
  /** Called after a mail was queued for another attempt. */
  onRetried: () => void;
}

/** Mail status: unread messages, queued mails and the reason why they wait, and dead-lettered mails with a button to send each one again. */
export function DeadMails({ mails: { count, newest }, queued, unread, onRetried }: DeadMailsProps) {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const mailPath = `/${language}/admin/mail`;
  const isLeaving = queued.canLeave && queued.failing === 0;
  const retry = async (id: string) => {
    setBusy(id);
    setFailed(false);
    try {
      await retryMail(id, language);
      onRetried();
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
  };
  const link = (to: string, name: string) => (
    <Link component={RouterLink} to={to} sx={{ display: 'flex', width: 'fit-content', alignItems: 'center', minHeight: 44, typography: 'body2', fontWeight: 600 }}>
      {name}
    </Link>
  );
  return (
    <DashboardCard title={t('mails.title')}>
      {unread > 0 && link(mailPath, t('mails.unread', { count: unread }))}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mb: 2, '&:empty': { display: 'none' } }}>
        <MailStateNotice state={queued} queued={queued.count} />
        {queued.canLeave && queued.failing > 0 && <Alert severity="warning">{t('mails.failing', { count: queued.failing })}</Alert>}
      </Box>
      {isLeaving && (queued.count > 0 || count === 0) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {queued.count === 0 ? t('mails.fine') : t('mails.leaving', { count: queued.count })}
        </Typography>
      )}
      {count > 0 && (
        <>
          <Typography sx={{ color: 'error.main', fontWeight: 650 }}>{t('mails.dead', { count })}</Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {newest.map(({ id, subject, recipient }) => (
              <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}>
                <Box sx={{ minWidth: 0, flex: '1 1 12rem', typography: 'body2', overflowWrap: 'anywhere' }}>
                  <div>{subject}</div>
                  <Box sx={{ color: 'text.secondary' }}>{recipient}</Box>
                </Box>
                <Button size="small" variant="outlined" disabled={busy !== null} aria-label={t('mails.retryNamed', { subject })} onClick={() => void retry(id)}>
                  {t('mails.retry')}
                </Button>
              </Box>
            ))}
          </Box>
          {count > newest.length && (
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {t('mails.older', { count: formatCount(count - newest.length, language) })}
            </Typography>
          )}
        </>
      )}
      {failed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('mails.failed')}
        </Alert>
      )}
      {link(`${mailPath}/sent${count > 0 ? '?state=dead' : ''}`, t('mails.open'))}
    </DashboardCard>
  );
}
