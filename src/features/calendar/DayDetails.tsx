import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { isWeekend, type CalendarEntry } from '../../contract/calendar';
import { formatDay, formatTime } from '../../contract/formats';
import type { DayAvailability } from '../../contract/dayAvailability';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { DayMark } from './DayMark';
import { calendarTexts } from './texts';
import { useDayLabels } from './useDayLabels';

export interface DayDetailsProps {
  /** Chosen day, or an empty string. */
  day: string;
  facts: DayAvailability;
  occasions: readonly CalendarEntry[];
  signedIn: boolean;
}

const PAGES = { publicEvent: 'events', publicTraining: 'formations' } as const;

/** Status of the chosen day, with the next actions. */
export function DayDetails({ day, facts, occasions, signedIn }: DayDetailsProps) {
  const t = useText(calendarTexts);
  const language = useLanguage();
  const labels = useDayLabels();
  if (day === '') {
    return (
      <>
        <Typography variant="h4" component="h3">
          {t('chosen.nothing')}
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('chosen.nothingSentence')}</Typography>
      </>
    );
  }
  const { state, soon, taken, free, hours } = facts;
  const request = `/${language}/booking?date=${day}`;
  return (
    <>
      <Typography variant="h3" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {formatDay(day, language)}
      </Typography>
      <Typography component="div" sx={{ mt: 2, display: 'flex', alignItems: 'center', gap: 2, fontWeight: 650 }}>
        <DayMark of={state} size={18} />
        <Box component="span" sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}>
          {t(`state.${state}`)}
        </Box>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(isWeekend(day) ? 'range.weekend' : 'range.weekday')}
      </Typography>
      {occasions.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 4, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
          {occasions.map((occasion) => {
            const { id, kind, time } = occasion;
            const page = kind === 'publicEvent' || kind === 'publicTraining' ? PAGES[kind] : null;
            const kindAndTime = [page ? t(`kind.${kind}`) : '', time && t('chosen.at', { time: formatTime(time, language) })].filter(Boolean).join(', ');
            return (
              <Box component="li" key={`${kind}-${id}`} sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', alignItems: 'start' }}>
                <Box sx={{ pt: 1 }}>
                  <DayMark of={kind} size={18} />
                </Box>
                <div>
                  {page ? (
                    <Link component={RouterLink} to={`/${language}/${page}/${id}`} color="inherit" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                      {labels.occasion(occasion)}
                    </Link>
                  ) : (
                    <Typography sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>{labels.occasion(occasion)}</Typography>
                  )}
                  {kindAndTime && (
                    <Typography variant="body2" sx={{ color: 'text.secondary', '&::first-letter': { textTransform: 'uppercase' } }}>
                      {kindAndTime}
                    </Typography>
                  )}
                </div>
              </Box>
            );
          })}
        </Box>
      )}
      <Typography sx={{ mt: 4 }}>
        {[t(state === 'available' && taken > 0 ? 'chosen.shared' : `chosen.${state}`), ...(soon && state !== 'short' ? [t('chosen.soon')] : []), ...(taken > 0 && free > 0 ? [t('chosen.room', { count: free })] : [])].join(' ')}
      </Typography>
      {hours && state !== 'past' && state !== 'blocked' && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('chosen.hours', { from: formatTime(hours.from, language), to: formatTime(hours.to, language) })}
        </Typography>
      )}
      {state !== 'past' && (
        <Box sx={{ mt: 5, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {signedIn ? (
            <Button component={RouterLink} to={`/${language}/member/book?date=${day}`} variant="contained">
              {t('book')}
            </Button>
          ) : (
            <>
              <Button component={RouterLink} to={`/${language}/memberLogin`} variant="contained">
                {t('login')}
              </Button>
              <Button component={RouterLink} to={request} variant="outlined">
                {t('request')}
              </Button>
            </>
          )}
        </Box>
      )}
    </>
  );
}
