import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { needsLogin } from '../../api/session';
import { PageWidth } from '../../components/PageWidth';
import { MenuOptions, prepareMenuOptions } from '../../features/booking/MenuOptions';
import { LazyCalendar } from '../../features/calendar/LazyCalendar';
import { CalendarLoading } from '../../features/calendar/CalendarLoading';
import { YourEventWizard } from '../../features/yourevent/YourEventWizard';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { useRenderedText } from '../../i18n/textRenderer';
import { continueToBooking } from './continueToBooking';
import { sharedMemory } from './yourEventDraft';
import { yourEventPageTexts } from './yourEventTexts';

const renderOptions = (eventType: string, guests: number) => <MenuOptions eventType={eventType} guests={guests} />;

/** Page that plans an event in three steps, next to the free days. */
export function YourEventPage() {
  const t = useText(yourEventPageTexts);
  const renderText = useRenderedText(yourEventPageTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const navigate = useNavigate();
  const [signedIn] = useState(() => !needsLogin(new Date()));
  const finish = useCallback(() => void navigate(continueToBooking(language, !needsLogin(new Date()), lists)), [navigate, language, lists]);
  useEffect(prepareMenuOptions, []);
  return (
    <PageWidth>
      <Box sx={{ pt: { xs: 8, md: 14 }, mb: { xs: 8, md: 14 } }}>
        <Typography variant="h1">{renderText('title')}</Typography>
        <Typography sx={{ mt: 3, color: 'text.secondary', fontSize: '1.2rem', maxWidth: '60ch', textWrap: 'pretty' }}>{renderText('lead')}</Typography>
        <Link href="#free-days" sx={{ mt: 2, minHeight: 44, display: { xs: 'inline-flex', lg: 'none' }, alignItems: 'center' }}>
          {t('seeCalendar')}
        </Link>
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 20, lg: 16 }, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' } }}>
        <YourEventWizard memory={sharedMemory} renderOptions={renderOptions} onFinish={finish} />
        <Box component="section" id="free-days" aria-labelledby="free-days-title">
          <Typography id="free-days-title" variant="h2">
            {renderText('free')}
          </Typography>
          <Typography sx={{ mt: 2, mb: 6, color: 'text.secondary' }}>{renderText('freeSentence')}</Typography>
          <LazyCalendar signedIn={signedIn} waiting={<CalendarLoading />} />
        </Box>
      </Box>
    </PageWidth>
  );
}
