import ArrowBack from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { statusOf } from '../../api/client';
import { useMailServer } from '../../api/mailServer';
import { ReadFailed } from '../../components/form/ReadFailed';
import { mailStateTexts } from '../../components/mailStateTexts';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import type { MailServerRecord } from '../../contract/mailServer';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { EnvironmentMailServer } from './EnvironmentMailServer';
import { MailServerForm } from './MailServerForm';
import { mailServerTexts } from './mailServerTexts';
import { settingsTexts } from './texts';

/** Screen of the mail server: its form, or its description when the environment sets it. */
export function MailServer() {
  const t = useText(mailServerTexts);
  const settings = useText(settingsTexts);
  const state = useText(mailStateTexts);
  const language = useLanguage();
  const { data, error, mutate } = useMailServer();
  const failed: unknown = error;
  // Counts removed servers. Each remounts the form with empty values.
  const [edition, setEdition] = useState(0);
  const [heading, resume] = useRestoreFocus();
  const show = (next: MailServerRecord) => void mutate(next, { revalidate: false });
  const onRemoved = (next: MailServerRecord) => {
    show(next);
    setEdition((former) => former + 1);
    resume();
  };
  const content = () => {
    if (data?.source === 'environment') return <EnvironmentMailServer record={data} />;
    if (data) return <MailServerForm key={edition} stored={data} onSaved={show} onRemoved={onRemoved} />;
    if (failed !== undefined) return <ReadFailed title={t('failed')} status={statusOf(failed)} onRetry={() => void mutate()} />;
    return (
      <Box role="status" aria-label={settings('loading')} sx={{ display: 'grid', gap: 4 }}>
        {[220, 260, 160].map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Box>
    );
  };
  return (
    <Box sx={{ py: { xs: 4, md: 8 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, maxWidth: 920 }}>
      <div>
        <Link component={RouterLink} to={`/${language}/admin/settings`} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, fontWeight: 600 }}>
          <ArrowBack aria-hidden fontSize="small" />
          {settings('title')}
        </Link>
        <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none' }}>
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: '62ch', textWrap: 'pretty' }}>{t('lead')}</Typography>
      </div>
      {data?.problem && (
        <Alert severity="warning" variant="outlined">
          {data.source === 'none' ? t(`cannotStore.${data.problem}`) : state(`problems.${data.problem}`)}
        </Alert>
      )}
      {content()}
    </Box>
  );
}
