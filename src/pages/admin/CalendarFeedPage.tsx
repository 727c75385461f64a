import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageWidth } from '../../components/PageWidth';
import { CalendarFeed } from '../../features/calendarfeed/CalendarFeed';
import { calendarFeedTexts } from '../../features/calendarfeed/texts';
import { useText } from '../../i18n/useText';

/** Page of the calendar feed, which shows the owner's parties in the calendar of their own phone. */
export function CalendarFeedPage() {
  const t = useText(calendarFeedTexts);
  return (
    <PageWidth>
      <Box sx={{ py: { xs: 5, md: 8 }, maxWidth: 760 }}>
        <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
          {t('title')}
        </Typography>
        <Typography sx={{ mb: 6, color: 'text.secondary', textWrap: 'pretty' }}>{t('lead')}</Typography>
        <CalendarFeed />
      </Box>
    </PageWidth>
  );
}
