import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { addDays, isRealDay } from '../../contract/days';
import { useText } from '../../i18n/useText';
import { turned, weekFrom, type Period } from './period';
import { kitchenTexts } from './texts';

export interface PeriodBarProps {
  period: Period;
  requested: boolean;
  /** Local day. */
  today: string;
  onChange: (period: Period, requested: boolean) => void;
}

const dayField = { flex: 1, minWidth: 0, width: { sm: 164 }, '& input': { minHeight: 28, fontSize: '0.9375rem' } } as const;

/** Which days are prepared, and whether what is only asked for counts. */
export function PeriodBar({ period, requested, today, onChange }: PeriodBarProps) {
  const t = useText(kitchenTexts);
  const { from, to } = period;
  const setFrom = (day: string) => {
    if (isRealDay(day)) onChange({ from: day, to: day > to ? addDays(day, 6) : to }, requested);
  };
  const setTo = (day: string) => {
    if (isRealDay(day)) onChange({ from: day < from ? day : from, to: day }, requested);
  };
  return (
    <Box role="group" aria-label={t('period')} sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -3 }}>
        <IconButton onClick={() => onChange(turned(period, -1), requested)} aria-label={t('earlier')} color="inherit">
          <ChevronLeft />
        </IconButton>
        <Button variant="outlined" onClick={() => onChange(weekFrom(today), requested)}>
          {t('week')}
        </Button>
        <IconButton onClick={() => onChange(turned(period, 1), requested)} aria-label={t('later')} color="inherit">
          <ChevronRight />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, width: { xs: '100%', sm: 'auto' } }}>
        <TextField type="date" size="small" label={t('from')} value={from} onChange={({ target }) => setFrom(target.value)} slotProps={{ inputLabel: { shrink: true } }} sx={dayField} />
        <TextField type="date" size="small" label={t('to')} value={to} onChange={({ target }) => setTo(target.value)} slotProps={{ inputLabel: { shrink: true } }} sx={dayField} />
      </Box>
      <FormControlLabel control={<Switch checked={requested} onChange={(_, checked) => onChange(period, checked)} />} label={t('withRequested')} sx={{ minHeight: 44, m: 0 }} slotProps={{ typography: { variant: 'body2' } }} />
    </Box>
  );
}
