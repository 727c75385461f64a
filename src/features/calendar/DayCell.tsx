import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { isWeekend, type CalendarEntry } from '../../contract/calendar';
import type { DayAvailability } from '../../contract/dayAvailability';
import { useText } from '../../i18n/useText';
import { DayMark } from './DayMark';
import { calendarTexts } from './texts';
import { useDayLabels } from './useDayLabels';

export interface DayCellProps {
  day: string;
  today: string;
  facts: DayAvailability;
  occasions: readonly CalendarEntry[];
  chosen: boolean;
  /** Whether the cell is the month's Tab stop (roving tabindex). */
  stop: boolean;
  onChoose: (day: string) => void;
}

/** Visually hidden: the cell is too small for a full date, which only screen readers announce. */
const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

/** Day cell of the wall calendar: number, status icon and, on desktop, a label. */
export function DayCell({ day, today, facts, occasions, chosen, stop, onChoose }: DayCellProps) {
  const t = useText(calendarTexts);
  const labels = useDayLabels();
  const { state } = facts;
  const marks = state === 'past' ? [] : [...new Set(occasions.map(({ kind }) => kind))];
  const first = occasions[0];
  return (
    <ButtonBase
      data-day={day}
      tabIndex={stop ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      aria-pressed={chosen}
      onClick={() => onChoose(day)}
      sx={{
        width: '100%',
        height: { xs: 56, '@560': 92 },
        p: { xs: 1, '@560': 2 },
        display: 'flex',
        flexDirection: 'column',
        alignItems: { xs: 'center', '@560': 'stretch' },
        justifyContent: 'space-between',
        textAlign: 'left',
        typography: 'body2',
        bgcolor: isWeekend(day) ? 'background.paper' : 'transparent',
        color: state === 'past' || state === 'closed' || state === 'blocked' ? 'text.secondary' : 'text.primary',
        boxShadow: chosen ? 'inset 0 0 0 2px var(--mui-palette-primary-main)' : 'none',
        '&:hover': { boxShadow: `inset 0 0 0 ${chosen ? 2 : 1}px var(--mui-palette-primary-main)` },
        '&.Mui-focusVisible': { outlineOffset: -3, zIndex: 1 },
      }}
    >
      <Box component="span" sx={unseen}>
        {labels.day(day, { facts, occasions, today })}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: { xs: 'center', '@560': 'space-between' }, alignItems: 'center', width: '100%' }}>
        <Box
          component="span"
          sx={{
            minWidth: 26,
            px: 1,
            lineHeight: '26px',
            textAlign: 'center',
            borderRadius: 999,
            fontWeight: 650,
            fontVariantNumeric: 'tabular-nums',
            ...(day === today && { bgcolor: 'text.primary', color: 'background.default' }),
          }}
        >
          {Number(day.slice(8))}
        </Box>
        <Box sx={{ display: { xs: 'none', '@560': 'flex' } }}>
          <DayMark of={state} />
        </Box>
      </Box>
      <Box aria-hidden sx={{ display: 'flex', alignItems: { xs: 'center', '@560': 'flex-start' }, gap: 1, minWidth: 0, minHeight: 16 }}>
        <Box sx={{ display: { xs: 'flex', '@560': 'none' } }}>
          <DayMark of={state} size={marks.length > 0 ? 12 : 14} />
        </Box>
        {marks.slice(0, 2).map((kind) => (
          <DayMark key={kind} of={kind} size={14} />
        ))}
        <Box component="span" sx={{ display: { xs: 'none', '@560': '-webkit-box' }, typography: 'caption', fontSize: '0.8125rem', color: 'text.secondary', overflow: 'hidden', WebkitLineClamp: '2', WebkitBoxOrient: 'vertical', lineHeight: 1.25, '&::first-letter': { textTransform: 'uppercase' } }}>
          {state === 'short' ? labels.brief : state === 'full' && first ? labels.occasion(first) : t(`state.${state}`)}
        </Box>
      </Box>
    </ButtonBase>
  );
}
