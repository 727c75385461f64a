import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError } from '../../api/client';
import { performReservationAction } from '../../api/seats';
import { focusOnMount } from '../../components/focusOnMount';
import type { SeatReservation } from '../../contract/seatEndpoints';
import type { GuestAction } from '../../contract/seats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { reservationTexts } from './reservationTexts';

export interface ReservationActionsProps {
  token: string;
  places: SeatReservation;
  /** Called with the updated reservation once the action has succeeded. */
  onDone: (places: SeatReservation) => void;
  /** Called when the reservation has changed since it was loaded, so the caller must refetch it. */
  onChanged: () => void;
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 3 } as const;

/** Available actions of the group. Accepting an offer takes one click; declining or cancelling asks for confirmation. */
export function ReservationActions({ token, places, onDone, onChanged }: ReservationActionsProps) {
  const t = useText(reservationTexts);
  const language = useLanguage();
  const [asking, setAsking] = useState<'decline' | 'cancel' | null>(null);
  // Whether a confirmation was shown, so that the buttons take the focus when they reappear.
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'changed' | 'unreachable' | null>(null);
  const runAction = async (what: GuestAction) => {
    setBusy(true);
    setFailure(null);
    try {
      onDone(await performReservationAction(token, what, language));
      setAsking(null);
    } catch (refusal) {
      const changed = refusal instanceof ApiError && refusal.status === 409;
      setFailure(changed ? 'changed' : 'unreachable');
      if (changed) {
        setAsking(null);
        onChanged();
      }
    } finally {
      setBusy(false);
    }
  };
  const ask = (what: 'decline' | 'cancel') => {
    setAsking(what);
    setAsked(true);
  };
  const { state } = places;
  const giving = state === 'waiting' ? 'leave' : 'cancel';
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {failure && (
        <Typography role="alert" sx={{ borderLeft: 3, borderColor: 'error.main', pl: 4, fontWeight: 600 }}>
          {t(`problem.${failure}`)}
        </Typography>
      )}
      {asking ? (
        <Box ref={focusOnMount} role="group" aria-labelledby="places-question" tabIndex={-1} sx={{ outline: 'none', borderLeft: 3, borderColor: 'primary.main', pl: 4 }}>
          <Typography id="places-question" sx={{ fontWeight: 600, mb: 3 }}>
            {t(`confirm.${asking === 'decline' ? 'decline' : giving}`)}
          </Typography>
          <Box sx={row}>
            <Button variant="contained" color="error" loading={busy} loadingPosition="start" onClick={() => void runAction(asking)}>
              {t('confirm.yes')}
            </Button>
            <Button variant="outlined" color="inherit" disabled={busy} onClick={() => setAsking(null)}>
              {t('confirm.no')}
            </Button>
          </Box>
        </Box>
      ) : (
        <Box sx={row}>
          {state === 'offered' && (
            <>
              <Button variant="contained" size="large" loading={busy} loadingPosition="start" onClick={() => void runAction('accept')}>
                {t('acts.accept')}
              </Button>
              <Button ref={asked ? focusOnMount : null} variant="outlined" size="large" disabled={busy} onClick={() => ask('decline')}>
                {t('acts.decline')}
              </Button>
            </>
          )}
          {(state === 'reserved' || state === 'waiting') && (
            <Button ref={asked ? focusOnMount : null} variant="outlined" size="large" onClick={() => ask('cancel')}>
              {t(`acts.${giving}`)}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
