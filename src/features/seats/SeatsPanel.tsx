import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useSeats } from '../../api/seats';
import { Boundary } from '../../components/Boundary';
import { useHydrated } from '../../components/useHydrated';
import { FEW_SEATS } from '../../contract/seats';
import { useText } from '../../i18n/useText';
import type { GroupValues } from './SeatForm';
import type { SeatsLaterProps } from './SeatsLater';
import { seatsTexts } from './texts';

// The form and its rules come when somebody wants a seat.
const ReserveDialog = lazy(async () => ({ default: (await import('./ReserveDialog')).ReserveDialog }));

/** Where what is typed outlives the closing of the dialog, but not the page: an address is not for whoever uses this browser next. */
function typedPlace() {
  let typed: GroupValues | null = null;
  return {
    read: () => typed,
    keep: (values: GroupValues) => {
      typed = values;
    },
  };
}

/** On a written page it takes no press before its code is there, and looks nearly as it will: nothing flashes. */
const waiting = { '&.Mui-disabled': { color: 'primary.contrastText', bgcolor: 'primary.main', opacity: 0.75 } } as const;

/** How many seats are left, in words, and the button to some of them or to the waiting list. */
export function SeatsPanel({ kind, id }: SeatsLaterProps) {
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
  const words = { open: t(left > FEW_SEATS ? 'left' : 'last', { count: left }), full: t('full'), closed: t('closed') };
  return (
    // Whatever it says, it takes the same room.
    <Box sx={{ minHeight: 97 }}>
      <Typography role="status" sx={{ minHeight: 28, mb: 2, fontWeight: 650, color: state === 'open' && left <= FEW_SEATS ? 'primary.main' : undefined }}>
        {state && words[state]}
      </Typography>
      {(state === 'open' || state === 'full') && (
        <Button variant="contained" size="large" fullWidth disabled={!live} sx={waiting} onClick={() => setOpened(opened + 1)}>
          {t(state === 'open' ? 'reserve' : 'wait')}
        </Button>
      )}
      {opened > 0 && seats && (
        <Boundary
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
        </Boundary>
      )}
    </Box>
  );
}
