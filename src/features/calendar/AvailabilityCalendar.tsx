import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useBusyDays, useEvents, useTrainings } from '../../api/offers';
import { StateMessage } from '../../components/StateMessage';
import { useHydrated } from '../../components/useHydrated';
import { agendaOf } from '../../contract/calendar';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { CalendarLoading } from './CalendarLoading';
import { calendarTexts } from './texts';
import { WallCalendar } from './WallCalendar';

export interface AvailabilityCalendarProps {
  /** Whether the user is logged in. Logged-in users can book without a prompt to log in. */
  signedIn?: boolean;
}

/** Calendar of free and taken days, with their events and a way to request a day. Must follow a heading of level 2. */
export function AvailabilityCalendar({ signedIn = false }: AvailabilityCalendarProps) {
  const t = useText(calendarTexts);
  const language = useLanguage();
  const events = useEvents();
  const trainings = useTrainings();
  const busyDays = useBusyDays();
  const hydrated = useHydrated();
  const { leadTimeDays } = useSettings().rules;
  const agenda = useMemo(
    () => (events.data && trainings.data && busyDays.data ? agendaOf(events.data, trainings.data, busyDays.data, leadTimeDays) : null),
    [events.data, trainings.data, busyDays.data, leadTimeDays],
  );
  // Rendered after hydration only, because the page may have been prerendered days ago and only the browser knows the current date.
  if (agenda && hydrated) {
    return (
      <Box sx={{ containerType: 'inline-size' }}>
        <WallCalendar agenda={agenda} signedIn={signedIn} />
      </Box>
    );
  }
  // Shows an error if any request failed, because a partial agenda would show taken days as free.
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
