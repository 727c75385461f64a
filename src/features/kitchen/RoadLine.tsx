import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ROAD_KMH, SET_UP_MINUTES } from '../../contract/business';
import { formatDistance, formatTime } from '../../contract/formats';
import { departureOf } from '../../contract/kitchen';
import { formatMinutes, formatShortDay } from '../../contract/kitchenFormats';
import type { Prepared } from '../../contract/preparation';
import { parseTrainingLocation } from '../../contract/trainingLocation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { kitchenTexts } from './texts';

/** Departure time for a party, and its explanation. */
export function RoadLine({ party }: { party: Pick<Prepared, 'date' | 'time' | 'travelMetres' | 'location'> }) {
  const t = useText(kitchenTexts);
  const language = useLanguage();
  const { date, travelMetres, location } = party;
  const departure = departureOf(party);
  if (departure === null) {
    const distance = travelMetres === null ? null : formatDistance(Math.round(travelMetres / 2), language);
    const why = distance === null ? t(parseTrainingLocation(location) === null ? 'party.noRoad' : 'party.stay') : t('party.noHour', { distance });
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {why}
      </Typography>
    );
  }
  const time = formatTime(departure.time, language);
  return (
    <Box>
      <Typography sx={{ fontWeight: 700 }}>{departure.day === date ? t('party.leave', { time }) : t('party.leaveDay', { day: formatShortDay(departure.day, language), time })}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('party.road', { distance: formatDistance(departure.oneWayMetres, language), drive: formatMinutes(departure.driveMinutes), speed: ROAD_KMH, setUp: formatMinutes(SET_UP_MINUTES) })}
      </Typography>
    </Box>
  );
}
