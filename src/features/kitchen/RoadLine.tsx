import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDistance, formatTime } from '../../contract/formats';
import { departureOf } from '../../contract/kitchen';
import { formatMinutes, formatShortDay } from '../../contract/kitchenFormats';
import type { Prepared } from '../../contract/preparation';
import { parseTrainingLocation } from '../../contract/trainingLocation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { kitchenTexts } from './texts';

/** Departure time for a party, and its explanation. */
export function RoadLine({ party }: { party: Pick<Prepared, 'date' | 'time' | 'travelMetres' | 'location'> }) {
  const t = useText(kitchenTexts);
  const language = useLanguage();
  const { date, travelMetres, location } = party;
  const { rules } = useSettings();
  const departure = departureOf(party, rules);
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
        {t('party.road', { distance: formatDistance(departure.oneWayMetres, language), drive: formatMinutes(departure.driveMinutes), speed: rules.roadKmh, setUp: formatMinutes(rules.setUpMinutes) })}
      </Typography>
    </Box>
  );
}
