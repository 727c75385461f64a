import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useAvailability } from '../../api/availability';
import { statusOf } from '../../api/client';
import { ReadFailed } from '../../components/form/ReadFailed';
import { useText } from '../../i18n/useText';
import { AvailabilityForm } from './AvailabilityForm';
import { availabilityTexts } from './texts';

/** Availability settings of the owner, loaded and saved as a whole. */
export function Availability() {
  const t = useText(availabilityTexts);
  const { data, error, mutate } = useAvailability();
  const failed: unknown = error;
  const content = () => {
    if (data) return <AvailabilityForm settings={data} onSaved={(next) => void mutate(next, { revalidate: false })} />;
    if (failed !== undefined) return <ReadFailed title={t('failed')} status={statusOf(failed)} onRetry={() => void mutate()} />;
    return (
      <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 4 }}>
        {[220, 420, 200].map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Box>
    );
  };
  return (
    <Box sx={{ py: { xs: 5, md: 8 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, maxWidth: 920 }}>
      <div>
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: '62ch' }}>{t('lead')}</Typography>
      </div>
      {content()}
    </Box>
  );
}
