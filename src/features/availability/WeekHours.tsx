import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { CheckboxInput } from '../../components/form/CheckboxInput';
import { TimeInput } from '../../components/form/TimeInput';
import { WEEKDAYS, type Weekday } from '../../contract/weekday';
import { useText } from '../../i18n/useText';
import { availabilityTexts } from './texts';
import type { AvailabilityValues } from './values';

/** Weekdays from Monday, because the owner's work week starts then. */
const FROM_MONDAY: readonly Weekday[] = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];

/** Weekly hours by day: closed, or opening and closing time. */
export function WeekHours() {
  const t = useText(availabilityTexts);
  const { values } = useFormikContext<AvailabilityValues>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {FROM_MONDAY.map((weekday) => (
        <Box
          key={weekday}
          component="li"
          sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '11rem repeat(2, minmax(0, 12rem))' }, columnGap: 4, rowGap: 2, alignItems: 'center', py: 3, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, pl: 3 }}>
            <CheckboxInput name={`hours.${weekday}.open`} />
          </Box>
          {values.hours[weekday].open ? (
            <>
              <TimeInput name={`hours.${weekday}.from`} required />
              <TimeInput name={`hours.${weekday}.to`} required />
            </>
          ) : (
            <Typography sx={{ gridColumn: { xs: '1 / -1', sm: 'span 2' }, pl: { xs: 3, sm: 0 }, color: 'text.secondary' }}>{t('closed')}</Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
