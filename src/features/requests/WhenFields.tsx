import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { DayInput, type DayMark } from '../../components/form/DayInput';
import { TimeInput } from '../../components/form/TimeInput';
import { isShortNotice } from '../../contract/days';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';

/** The day and the hour. @param today local `YYYY-MM-DD` */
export function WhenFields({ today }: { today: string }) {
  const t = useText(requestTexts);
  const markOf = useCallback((day: string): DayMark | null => (day >= today && isShortNotice(day, today) ? { kind: 'short', reason: t('shortNotice') } : null), [today, t]);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))', alignItems: 'start', maxWidth: 520 }}>
        <DayInput name="date" required min={today} markOf={markOf} />
        <TimeInput name="time" required />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('leadTime')}
      </Typography>
    </Box>
  );
}
