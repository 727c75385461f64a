import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { DayField } from '../../components/form/DayField';
import { fieldId } from '../../components/form/fieldLabels';
import { addDays, isRealDay } from '../../contract/days';
import { MIN_DATE } from '../../contract/minDate';
import { useText } from '../../i18n/useText';
import { shiftPeriod, weekFrom, type Period } from './period';
import { kitchenTexts } from './texts';

export interface PeriodBarProps {
  period: Period;
  requested: boolean;
  today: string;
  onChange: (period: Period, requested: boolean) => void;
}

interface EndProps {
  name: 'from' | 'to';
  day: string;
  onDay: (day: string) => void;
}

/** Whether a date is being typed digit by digit rather than picked in a calendar. */
const isTyping = () => document.activeElement?.matches('[role=spinbutton], input') ?? false;

/** Field for the first or last day. Typing 13 passes through the 1st, so a typed day takes effect on blur, and errors are shown only then. */
function End({ name, day, onDay }: EndProps) {
  const t = useText(kitchenTexts);
  // Text in the field. Valid only while the day that it replaced is unchanged.
  const [typed, setTyped] = useState({ over: day, text: day });
  const [left, setLeft] = useState(false);
  const text = typed.over === day ? typed.text : day;
  const isValid = isRealDay(text) && text >= MIN_DATE;
  const error = left && !isValid;
  const setDay = (next: string) => {
    setTyped({ over: day, text: next });
    setLeft(false);
    if (next !== '' && !isTyping()) onDay(next);
  };
  const leave = () => {
    setLeft(true);
    if (isValid && text !== day) onDay(text);
  };
  return <DayField id={fieldId(name)} name={name} label={t(name)} value={text} setValue={setDay} onBlur={leave} error={error} helperText={error ? t('wholeDay') : undefined} min={MIN_DATE} />;
}

/** Selection of the days to prepare, and of whether unconfirmed requests are included. */
export function PeriodBar({ period, requested, today, onChange }: PeriodBarProps) {
  const t = useText(kitchenTexts);
  const { from, to } = period;
  return (
    <Box role="group" aria-label={t('period')} sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -3 }}>
        <IconButton onClick={() => onChange(shiftPeriod(period, -1), requested)} aria-label={t('earlier')} color="inherit">
          <ChevronLeft />
        </IconButton>
        <Button variant="outlined" onClick={() => onChange(weekFrom(today), requested)}>
          {t('week')}
        </Button>
        <IconButton onClick={() => onChange(shiftPeriod(period, 1), requested)} aria-label={t('later')} color="inherit">
          <ChevronRight />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(164px, 1fr))', sm: 'repeat(2, 176px)' }, width: { xs: '100%', sm: 'auto' } }}>
        <End name="from" day={from} onDay={(day) => onChange({ from: day, to: day > to ? addDays(day, 6) : to }, requested)} />
        <End name="to" day={to} onDay={(day) => onChange({ from: day < from ? day : from, to: day }, requested)} />
      </Box>
      <FormControlLabel control={<Switch checked={requested} onChange={(_, checked) => onChange(period, checked)} />} label={t('withRequested')} sx={{ minHeight: 44, m: 0 }} slotProps={{ typography: { variant: 'body2' } }} />
    </Box>
  );
}
