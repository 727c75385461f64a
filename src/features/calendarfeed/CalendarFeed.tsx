import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { makeFeed, revokeFeed, useFeedState } from '../../api/calendarFeed';
import { dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { NewAddress } from './NewAddress';
import { calendarFeedTexts } from './texts';

const PROGRAMS = ['iphone', 'google', 'outlook'] as const;

/** Management of the owner's secret calendar feed address: create, show once, replace and revoke. */
export function CalendarFeed() {
  const t = useText(calendarFeedTexts);
  const language = useLanguage();
  const { data, error, mutate } = useFeedState();
  const [address, setAddress] = useState<string | null>(null);
  const [busy, setBusy] = useState<'make' | 'revoke' | null>(null);
  const [outcome, setOutcome] = useState<'failed' | 'revoked' | null>(null);

  const perform = async (action: 'make' | 'revoke') => {
    setBusy(action);
    setOutcome(null);
    try {
      const made = action === 'make' ? await makeFeed(language) : null;
      const state = made ?? (await revokeFeed(language));
      setAddress(made?.address ?? null);
      await mutate({ createdAt: state.createdAt }, { revalidate: false });
      if (action === 'revoke') setOutcome('revoked');
    } catch {
      setOutcome('failed');
    }
    setBusy(null);
  };

  if (data === undefined && error !== undefined) {
    return (
      <Alert severity="error" variant="outlined" action={<Button color="inherit" onClick={() => void mutate()}>{t('retry')}</Button>}>
        {t('failed')}
      </Alert>
    );
  }
  if (data === undefined) {
    return (
      <Box role="status" aria-label={t('loading')}>
        <Skeleton variant="rounded" height={120} />
      </Box>
    );
  }
  const { createdAt } = data;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {address !== null && <NewAddress key={address} address={address} />}
      <Box>
        <Typography sx={{ mb: 3 }}>{createdAt === null ? t('none') : t('since', { day: formatDay(dayAt(new Date(createdAt)), language) })}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant={createdAt === null ? 'contained' : 'outlined'} color={createdAt === null ? 'primary' : 'inherit'} loading={busy === 'make'} loadingPosition="start" disabled={busy === 'revoke'} onClick={() => void perform('make')}>
            {t(createdAt === null ? 'make' : 'another')}
          </Button>
          {createdAt !== null && (
            <Button color="error" loading={busy === 'revoke'} loadingPosition="start" disabled={busy === 'make'} onClick={() => void perform('revoke')}>
              {t('revoke')}
            </Button>
          )}
        </Box>
        {createdAt !== null && (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {t('endsOld')}
          </Typography>
        )}
        <Box role="status" sx={{ mt: outcome === null ? 0 : 4 }}>
          {outcome !== null && (
            <Alert severity={outcome === 'failed' ? 'error' : 'success'} variant="outlined">
              {t(outcome)}
            </Alert>
          )}
        </Box>
      </Box>
      <section>
        <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
          {t('how.title')}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 2, typography: 'body2' }}>
          {PROGRAMS.map((program) => (
            <li key={program}>{t(`how.${program}`)}</li>
          ))}
        </Box>
      </section>
    </Box>
  );
}
