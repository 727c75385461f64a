import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useSeats } from '../../api/seats';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { useHydrated } from '../../components/useHydrated';
import { FEW_SEATS } from '../../contract/seats';
import { useText } from '../../i18n/useText';
import type { GroupValues } from './SeatForm';
import type { SeatedItem } from './seatedItem';
import { seatsTexts } from './texts';

// Lazy: the form and its schema load when a visitor wants a seat.
const ReserveDialog = lazy(async () => ({ default: (await import('./ReserveDialog')).ReserveDialog }));

/** Form draft in memory: survives closing the dialog but not the page, because the next user of the browser must not see the e-mail address. */
function typedPlace() {
  let typed: GroupValues | null = null;
  return {
    read: () => typed,
    keep: (values: GroupValues) => {
      typed = values;
    },
  };
}

/** Style of the disabled button in prerendered HTML, close to its final look to avoid a flash. */
const waiting = { '&.Mui-disabled': { color: 'primary.contrastText', bgcolor: 'primary.main', opacity: 0.75 } } as const;

/** Number of seats left, and the button to reserve seats or join the waiting list. */
export function SeatsPanel({ kind, id }: SeatedItem) {
  const t = useText(seatsTexts);
  const { data: seats, error, mutate } = useSeats(kind, id);
  const live = useHydrated();
  const [opened, setOpened] = useState(0);
  const [draft] = useState(typedPlace);
  if (seats === null) return null;
  if (seats === undefined && error !== undefined) {
    return (
      <Box role="alert">
        <Typography sx={{ mb: 3, textWrap: 'balance' }}>{t('failed')}</Typography>
        <Button variant="outlined" size="large" fullWidth onClick={() => void mutate()}>
          {t('retry')}
        </Button>
      </Box>
    );
  }
  const state = seats?.state;
  const left = seats?.left ?? 0;
  const messages = { open: t(left > FEW_SEATS ? 'left' : 'last', { count: left }), full: t('full'), closed: t('closed') };
  return (
    // Same height for every message, to avoid a layout shift.
    <Box sx={{ minHeight: 97 }}>
      <Typography role="status" sx={{ minHeight: 28, mb: 2, fontWeight: 650, color: state === 'open' && left <= FEW_SEATS ? 'primary.main' : undefined }}>
        {state && messages[state]}
      </Typography>
      {(state === 'open' || state === 'full') && (
        <Button variant="contained" size="large" fullWidth disabled={!live} sx={waiting} onClick={() => setOpened(opened + 1)}>
          {t(state === 'open' ? 'reserve' : 'wait')}
        </Button>
      )}
      {opened > 0 && seats && (
        <ErrorBoundary
          resetKey={String(opened)}
          fallback={
            <Alert severity="error" variant="outlined" sx={{ mt: 3 }}>
              {t('fetchFailed')}
            </Alert>
          }
        >
          <Suspense>
            <ReserveDialog key={opened} kind={kind} id={id} seats={seats} draft={draft} onChanged={() => void mutate()} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
}
