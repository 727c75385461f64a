import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { addMonths, CALENDAR_MONTHS, monthOf } from '../../contract/calendar';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { monthName } from './names';
import { calendarTexts } from './texts';

export interface MonthHeadingProps {
  id: string;
  month: string;
  today: string;
  /** Called with the number of months to move. */
  onTurn: (months: number) => void;
}

/** Name of the month, announced by screen readers when it changes, between the previous and next buttons. */
export function MonthHeading({ id, month, today, onTurn }: MonthHeadingProps) {
  const t = useText(calendarTexts);
  const language = useLanguage();
  const first = monthOf(today);
  // At either end the button uses `aria-disabled`, because a disabled button would lose the focus.
  const turn = (months: number, name: string, end: boolean, Icon: typeof ChevronLeft) => (
    <IconButton aria-label={name} aria-disabled={end} onClick={() => end || onTurn(months)} sx={{ border: 1, borderColor: 'divider', ...(end && { opacity: 0.4, cursor: 'default' }) }}>
      <Icon />
    </IconButton>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center', gap: 2, mb: 4 }}>
      <Typography id={id} variant="h2" component="h3" aria-live="polite" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {monthName(month, language)}
      </Typography>
      {turn(-1, t('previous'), month <= first, ChevronLeft)}
      {turn(1, t('next'), month >= addMonths(first, CALENDAR_MONTHS), ChevronRight)}
    </Box>
  );
}
