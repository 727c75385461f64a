import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { useReservation } from '../../api/seats';
import { PlaceholderBox } from '../../components/PlaceholderBox';
import { FormSheet } from '../../components/FormSheet';
import { StateMessage } from '../../components/StateMessage';
import { TIME_ZONE } from '../../contract/business';
import { dayAt } from '../../contract/days';
import { formatDay, formatHours, formatTime } from '../../contract/formats';
import type { Language } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { ReservationActions } from './ReservationActions';
import { ReservationDetails } from './ReservationDetails';
import { reservationTexts } from './reservationTexts';

/** Formats an instant in the business's time zone. */
function formatInstant(instant: string | null, language: Language): { day: string; time: string } {
  if (instant === null) return { day: '', time: '' };
  const at = new Date(instant);
  const time = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  return { day: formatDay(dayAt(at), language), time: formatTime(time, language) };
}

/** Status of a group's reservation, opened by a link in an e-mail, with its available actions. Opening the page changes nothing. */
export function ReservationLoader({ token }: { token: string }) {
  const t = useText(reservationTexts);
  const language = useLanguage();
  const { seatOfferHours } = useSettings().rules;
  const { data: places, error, mutate } = useReservation(token);
  const state = places?.state;
  const before = useRef(state);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Moves the focus to the updated status, because the clicked button has been removed.
    if (before.current !== undefined && before.current !== state) sheet.current?.focus();
    before.current = state;
  }, [state]);
  if (!places || !state) {
    if (error instanceof ApiError && error.status < 500) {
      const write = (
        <Button component={RouterLink} to={`/${language}/contact`} variant="contained" size="large">
          {t('unknown.write')}
        </Button>
      );
      return (
        <StateMessage level={1} illustration="plate" role="alert" title={t('unknown.title')} actions={write}>
          {t('unknown.sentence')}
        </StateMessage>
      );
    }
    if (error) {
      const retry = (
        <Button variant="contained" size="large" onClick={() => void mutate()}>
          {t('failed.retry')}
        </Button>
      );
      return (
        <StateMessage level={1} illustration="thermometer" role="alert" title={t('failed.title')} actions={retry}>
          {t('failed.sentence')}
        </StateMessage>
      );
    }
    return (
      <Box role="status" sx={{ maxWidth: 1360, minHeight: '60vh', mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 10, md: 16 } }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('loading')}</Typography>
        <PlaceholderBox sx={{ mt: 6, width: '60%', height: { xs: 40, md: 64 } }} />
        <PlaceholderBox sx={{ mt: 6, maxWidth: 620, height: 280 }} />
      </Box>
    );
  }
  const { seats, offeredUntil, over, thingId, kind } = places;
  return (
    <Box ref={sheet} tabIndex={-1} sx={{ outline: 'none' }}>
      <FormSheet
        title={t(`state.${state}.title`)}
        illustration={state === 'reserved' ? 'oven' : 'plate'}
        label={t('facts.seats')}
        lead={<div role="status">{over ? t('over') : t(`state.${state}.lead`, { count: seats, hours: formatHours(seatOfferHours, language), ...formatInstant(offeredUntil, language) })}</div>}
      >
        <ReservationDetails places={places} />
        <Box sx={{ mt: 6, display: 'grid', gap: 4, justifyItems: 'start' }}>
          {!over && <ReservationActions token={token} places={places} onDone={(now) => void mutate(now, { revalidate: false })} onChanged={() => void mutate()} />}
          {thingId !== null && (
            <Button component={RouterLink} to={`/${language}/${kind === 'training' ? 'formations' : 'events'}/${encodeURIComponent(thingId)}`} variant="text" sx={{ ml: -3, px: 3 }}>
              {t('acts.page')}
            </Button>
          )}
        </Box>
      </FormSheet>
    </Box>
  );
}
