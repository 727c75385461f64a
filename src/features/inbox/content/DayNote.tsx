import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useBusyDays } from '../../../api/offers';
import { createDayStatus, type DayState } from '../../../contract/dayAvailability';
import { isRealDay } from '../../../contract/days';
import { useSettings } from '../../../i18n/SettingsProvider';
import { useText } from '../../../i18n/useText';
import { contentTexts } from './texts';
import type { HandValues } from './values';

const SEVERITY = { available: 'success', asked: 'info', short: 'info', full: 'warning', closed: 'warning', blocked: 'warning' } as const satisfies Partial<Record<DayState, string>>;

/** Whether the chosen day still has capacity and, if not, why. It can be chosen all the same. @param today local day */
export function DayNote({ today }: { today: string }) {
  const t = useText(contentTexts);
  const { rules } = useSettings();
  const { values } = useFormikContext<HandValues>();
  const { data } = useBusyDays();
  const statusOf = useMemo(() => data && createDayStatus(data, rules.leadTimeDays), [data, rules.leadTimeDays]);
  const status = statusOf && isRealDay(values.eventDate) ? statusOf(values.eventDate, today) : null;
  return (
    <Box role="status" sx={{ '&:empty': { mt: -4 } }}>
      {status && status.state !== 'past' && (
        <Alert role="none" severity={SEVERITY[status.state]} variant="outlined">
          {t(`day.${status.state}`, { taken: status.taken, places: status.places })}
        </Alert>
      )}
    </Box>
  );
}
