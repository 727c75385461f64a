import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dayAndHour } from '../../components/form/fieldStyles';
import { TimeInput } from '../../components/form/TimeInput';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';

/** Fields for the day, with its calendar, and the time. */
export function WhenFields({ day }: { day: ReactNode }) {
  const t = useText(requestTexts);
  const { leadTimeDays } = useSettings().rules;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ ...dayAndHour, maxWidth: 520 }}>
        {day}
        <TimeInput name="time" required />
      </Box>
      {leadTimeDays > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('leadTime')}
        </Typography>
      )}
    </Box>
  );
}
