import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { storedUser } from '../../api/session';
import { PageIntro } from '../../components/PageIntro';
import { useHydrated } from '../../components/useHydrated';
import { AvailabilityCalendar } from '../../features/calendar/AvailabilityCalendar';
import { EventList } from '../../features/offers/EventList';
import { PastEvents } from '../../features/offers/PastEvents';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { eventsTexts } from './eventsTexts';

/** The events to come, those that are over, and the days that are still free. */
export function EventsPage() {
  const t = useText(eventsTexts);
  const language = useLanguage();
  const signedIn = useHydrated() && storedUser() !== null;
  return (
    <>
      <PageIntro
        title={t('title')}
        lead={t('lead')}
        illustration="smoker"
        action={
          <Button component={RouterLink} to={`/${language}/booking`} variant="contained" size="large">
            {t('book')}
          </Button>
        }
      />
      <Container maxWidth={false} sx={{ maxWidth: 1360, px: { xs: 4, sm: 6 }, pb: { xs: 10, md: 16 } }}>
        <Box component="section" aria-labelledby="coming">
          <Typography id="coming" variant="h2" sx={{ mb: 6 }}>
            {t('coming')}
          </Typography>
          <EventList />
        </Box>
        <Box component="section" aria-labelledby="calendar" sx={{ mt: { xs: 14, md: 24 } }}>
          <Typography id="calendar" variant="h2">
            {t('calendar')}
          </Typography>
          <Typography sx={{ mt: 3, mb: 8, color: 'text.secondary' }}>{t('calendarLead')}</Typography>
          <AvailabilityCalendar signedIn={signedIn} />
        </Box>
        <PastEvents title={t('past')} />
      </Container>
    </>
  );
}
