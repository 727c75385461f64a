import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import { formatDay, formatTime } from '../../contract/formats';
import { localizedPreview } from '../../contract/localized';
import type { SeatReservation } from '../../contract/seatEndpoints';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { reservationTexts } from './reservationTexts';

/** Title, date, place and number of seats. */
export function ReservationDetails({ places: { title, place, day, lastDay, time, seats } }: { places: SeatReservation }) {
  const t = useText(reservationTexts);
  const language = useLanguage();
  const first = formatDay(day, language);
  const dated = time === '' ? first : t('facts.at', { day: first, time: formatTime(time, language) });
  const facts: [string, string][] = [
    [t('facts.what'), localizedPreview(title, language, '')],
    [t('facts.when'), lastDay === '' ? dated : t('facts.days', { from: first, to: formatDay(lastDay, language) })],
    [t('facts.where'), place[language]],
    [t('facts.seats'), String(seats)],
  ];
  return (
    <Box component="dl" sx={{ m: 0, borderBottom: 1, borderColor: 'divider' }}>
      {facts
        .filter(([, words]) => words !== '')
        .map(([name, words]) => (
          <Box key={name} sx={{ display: 'grid', gridTemplateColumns: '80px minmax(0, 1fr)', columnGap: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' }, ...longWordStyles }}>
              {words}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
