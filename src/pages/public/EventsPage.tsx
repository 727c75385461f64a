import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { storedUser } from '../../api/session';
import { PageIntro } from '../../components/PageIntro';
import { PageWidth } from '../../components/PageWidth';
import { LazyCalendar } from '../../features/calendar/LazyCalendar';
import { EventList } from '../../features/offers/EventList';
import { PastEvents } from '../../features/offers/PastEvents';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { useRenderedText } from '../../i18n/textRenderer';
import { eventsTexts } from './eventsTexts';

/** Page of upcoming events, past events and free days. */
export function EventsPage() {
  const t = useText(eventsTexts);
  const renderText = useRenderedText(eventsTexts);
  const language = useLanguage();
  const waiting = (
    <Typography role="status" sx={{ minHeight: { xs: 440, md: 560 }, color: 'text.secondary' }}>
      {t('calendarLoading')}
    </Typography>
  );
  return (
    <>
      <PageIntro
        title={renderText('title')}
        lead={renderText('lead')}
        illustration="smoker"
        action={
          <Button component={RouterLink} to={`/${language}/booking`} variant="contained" size="large">
            {t('book')}
          </Button>
        }
      />
      <PageWidth>
        <Box component="section" aria-labelledby="coming">
          <Typography id="coming" variant="h2" sx={{ mb: 6 }}>
            {renderText('coming')}
          </Typography>
          <EventList />
        </Box>
        <Box component="section" aria-labelledby="calendar" sx={{ mt: { xs: 14, md: 24 } }}>
          <Typography id="calendar" variant="h2">
            {renderText('calendar')}
          </Typography>
          <Typography sx={{ mt: 3, mb: 8, color: 'text.secondary' }}>{renderText('calendarLead')}</Typography>
          <LazyCalendar signedIn={storedUser() !== null} waiting={waiting} failed={<Typography role="alert">{t('calendarFailed')}</Typography>} />
        </Box>
        <PastEvents title={t('past')} />
      </PageWidth>
    </>
  );
}
