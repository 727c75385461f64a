import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { StateMessage } from '../../components/StateMessage';
import { useText } from '../../i18n/useText';
import { memberTexts } from './memberTexts';
import { useProfile } from './useProfile';

// Shown only with the profile, so its code loads in parallel with the profile request.
const AccountSections = lazy(async () => ({ default: (await import('./AccountSections')).AccountSections }));

const COLUMNS = ['details', 'password', 'data'] as const;

function Loading() {
  const t = useText(memberTexts);
  return (
    <Box role="status" aria-label={t('account.loading')} sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }, columnGap: { md: 8, lg: 12 }, rowGap: 12 }}>
      {COLUMNS.map((column) => (
        <Box key={column} sx={{ borderTop: 2, borderColor: 'divider', pt: 5 }}>
          <Skeleton width="50%" height={36} />
          <Skeleton height={28} sx={{ mt: 4 }} />
          <Skeleton width="80%" height={28} />
          <Skeleton variant="rounded" width={220} height={44} sx={{ mt: 5, borderRadius: 999 }} />
        </Box>
      ))}
    </Box>
  );
}

/** Account page: shows the profile, and lets the member change, download or erase it. */
export function Account() {
  const t = useText(memberTexts);
  const profile = useProfile();
  const { data, mutate } = profile;
  const failure: unknown = profile.error;
  return (
    <section aria-labelledby="account-title">
      <Typography id="account-title" variant="h2" sx={{ mb: 8 }}>
        {t('account.title')}
      </Typography>
      {data ? (
        <Suspense fallback={<Loading />}>
          <AccountSections profile={data} onChange={(changed) => void mutate(changed, { revalidate: false })} />
        </Suspense>
      ) : failure !== undefined ? (
        <StateMessage
          level={3}
          role="alert"
          illustration="knife"
          title={t('account.failed')}
          actions={
            <Button variant="outlined" onClick={() => void mutate()}>
              {t('account.retry')}
            </Button>
          }
        >
          {t('account.failedSentence')}
        </StateMessage>
      ) : (
        <Loading />
      )}
    </section>
  );
}
