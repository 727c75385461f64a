import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useMemo, useState } from 'react';
import { addMonths, monthOf, sameDayIn, type Agenda, type CalendarEntry } from '../../contract/calendar';
import { dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import { firstFreeDay } from '../../contract/dayAvailability';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { DayDetails } from './DayDetails';
import { Legend } from './Legend';
import { MonthGrid } from './MonthGrid';
import { MonthHeading } from './MonthHeading';
import { calendarTexts } from './texts';

export interface WallCalendarProps {
  agenda: Agenda;
  signedIn: boolean;
}

/** Container query breakpoints: beside other content, the calendar is narrower than the viewport. */
const wall = {
  grid: { display: 'grid', columnGap: 12, rowGap: 6, alignItems: 'start', gridTemplateRows: { '@900': 'auto 1fr' }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@900': 'minmax(0, 2fr) minmax(280px, 1fr)' } },
  month: { gridRow: { '@900': '1 / span 2' }, mx: { xs: -2, sm: 0 } },
} as const;

const NONE: readonly CalendarEntry[] = [];

/** Calendar with a loaded agenda: month grid, details of the chosen day, and legend. */
export function WallCalendar({ agenda, signedIn }: WallCalendarProps) {
  const t = useText(calendarTexts);
  const language = useLanguage();
  const [today] = useState(() => dayAt(new Date()));
  const free = useMemo(() => firstFreeDay(agenda.rule, today), [agenda, today]);
  // Starts at the first free day, which may be in the next month.
  const [cursor, setCursor] = useState(free ?? today);
  const [chosen, setChosen] = useState('');
  const heading = useId();
  const month = monthOf(cursor);
  const choose = (day: string) => {
    setCursor(day);
    setChosen(day);
  };
  const turn = (months: number) => {
    const next = addMonths(month, months);
    setCursor(next === monthOf(today) ? today : sameDayIn(`${next}-01`, next));
  };
  return (
    <Box sx={wall.grid}>
      <Box sx={wall.month}>
        <MonthHeading id={heading} month={month} today={today} onTurn={turn} />
        {free !== null && (
          <Button variant="text" startIcon={<EventAvailableOutlined aria-hidden />} onClick={() => choose(free)} sx={{ mb: 2, ml: -2, px: 2, minHeight: 44, textAlign: 'left' }}>
            {t('firstFree', { day: formatDay(free, language) })}
          </Button>
        )}
        <MonthGrid cursor={cursor} onMove={setCursor} today={today} agenda={agenda} chosen={chosen} onChoose={choose} labelledBy={heading} />
      </Box>
      <Box aria-live="polite" sx={{ borderTop: 3, borderColor: 'primary.main', bgcolor: 'background.paper', p: { xs: 5, sm: 6 } }}>
        <DayDetails day={chosen} facts={agenda.rule(chosen, today)} occasions={agenda.occasions.get(chosen) ?? NONE} signedIn={signedIn} />
      </Box>
      <Legend />
    </Box>
  );
}
