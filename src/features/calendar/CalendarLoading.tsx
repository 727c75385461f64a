import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText';
import { calendarTexts } from './texts';

/** Skeleton of a month while the agenda loads. */
export function CalendarLoading() {
  const t = useText(calendarTexts);
  return (
    <Box role="status">
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>{t('loading')}</Typography>
      <Box aria-hidden sx={{ maxWidth: { '@900': '66%' }, display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: '2px' }}>
        {Array.from({ length: 35 }, (_, index) => `day-${index}`).map((key) => (
          <Skeleton key={key} variant="rectangular" animation={false} sx={{ height: { xs: 56, '@560': 92 } }} />
        ))}
      </Box>
    </Box>
  );
}
