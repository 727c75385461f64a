import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useBusyDays, useEvents, useTrainings } from '../../api/offers';
import { StateMessage } from '../../components/StateMessage';
import { useHydrated } from '../../components/useHydrated';
import { agendaOf } from '../../contract/calendar';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { CalendarLoading } from './CalendarLoading';
import { calendarTexts } from './texts';
import { WallCalendar } from './WallCalendar';

export interface AvailabilityCalendarProps {
  /** Whether somebody is logged in: they book without being told to log in. */
  signedIn?: boolean;
}

/** Which days are free, which are taken and by what, and how to ask for one. It stands under a heading of level 2. */
export function AvailabilityCalendar({ signedIn = false }: AvailabilityCalendarProps) {
  const t = useText(calendarTexts);
  const language = useLanguage();
  const events = useEvents();
  const trainings = useTrainings();
  const busyDays = useBusyDays();
  const hydrated = useHydrated();
  const agenda = useMemo(
    () => (events.data && trainings.data && busyDays.data ? agendaOf(events.data, trainings.data, busyDays.data) : null),
    [events.data, trainings.data, busyDays.data],
  );
  // The server may have written the page days ago: what today is, only the browser knows.
  if (agenda && hydrated) {
    return (
      <Box sx={{ containerType: 'inline-size' }}>
        <WallCalendar agenda={agenda} signedIn={signedIn} />
      </Box>
    );
  }
  // Part of an agenda would show taken days as free.
  const reads = [events, trainings, busyDays];
  if (reads.some(({ error, data }) => error && !data)) {
    const retry = () => void Promise.all([events.mutate(), trainings.mutate(), busyDays.mutate()]);
    return (
      <StateMessage
        level={3}
        illustration="thermometer"
        title={t('failed.title')}
        role="alert"
        actions={
          <>
            <Button component={RouterLink} to={`/${language}/booking`} variant="contained">
              {t('failed.ask')}
            </Button>
            <Button variant="outlined" onClick={retry}>
              {t('failed.retry')}
            </Button>
          </>
        }
      >
        {t('failed.sentence')}
      </StateMessage>
    );
  }
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <CalendarLoading />
    </Box>
  );
}
