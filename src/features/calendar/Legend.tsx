import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { DayMark } from './DayMark';
import { rangeLine } from './rangeLine';
import { calendarTexts } from './texts';

const STATES = ['available', 'asked', 'short', 'full', 'closed', 'blocked', 'past'] as const;
const KINDS = ['publicEvent', 'privateEvent', 'publicTraining', 'privateTraining'] as const;

function Line({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <Typography component="li" variant="body2" sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', alignItems: 'center', '& > span::first-letter': { textTransform: 'uppercase' } }}>
      {mark}
      <Box component="span" sx={{ display: 'block' }}>
        {children}
      </Box>
    </Typography>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, alignContent: 'start' } as const;

/** Legend of the calendar's icons. */
export function Legend() {
  const t = useText(calendarTexts);
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 3 }}>
        {t('legend')}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 4, rowGap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 144px), 1fr))' }}>
        <Box component="ul" sx={list}>
          {STATES.map((state) => (
            <Line key={state} mark={<DayMark of={state} size={18} />}>
              {t(`state.${state}`)}
            </Line>
          ))}
        </Box>
        <Box component="ul" sx={list}>
          {KINDS.map((kind) => (
            <Line key={kind} mark={<DayMark of={kind} size={18} />}>
              {t(`kind.${kind}`)}
            </Line>
          ))}
        </Box>
        <Box component="ul" sx={{ ...list, gridColumn: '1 / -1' }}>
          {(['weekend', 'weekday'] as const).map((range) => (
            <Line key={range} mark={<Box aria-hidden sx={{ width: 18, ...rangeLine(range === 'weekend') }} />}>
              {t(`range.${range}`)}
            </Line>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
