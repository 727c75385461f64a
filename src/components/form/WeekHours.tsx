import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { WEEKDAYS, type Weekday } from '../../contract/weekday';
import { useText } from '../../i18n/useText';
import { CheckboxInput } from './CheckboxInput';
import { TimeInput } from './TimeInput';
import { formTexts } from './texts';
import { useField } from './useField';

/** Weekdays from Monday, because the owner's work week starts then. */
const FROM_MONDAY: readonly Weekday[] = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];

/** One weekday: closed, or opening and closing time. */
function DayHours({ name }: { name: string }) {
  const t = useText(formTexts);
  const { value: open } = useField<boolean>(`${name}.open`);
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '11rem repeat(2, minmax(0, 12rem))' }, columnGap: 4, rowGap: 2, alignItems: 'center', py: 3, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, pl: 3 }}>
        <CheckboxInput name={`${name}.open`} />
      </Box>
      {open ? (
        <>
          <TimeInput name={`${name}.from`} required />
          <TimeInput name={`${name}.to`} required />
        </>
      ) : (
        <Typography sx={{ gridColumn: { xs: '1 / -1', sm: 'span 2' }, pl: { xs: 3, sm: 0 }, color: 'text.secondary' }}>{t('closed')}</Typography>
      )}
    </Box>
  );
}

/** Hours of a week by day. A closed day keeps its hours for when it opens again. */
export function WeekHours({ name }: { name: string }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {FROM_MONDAY.map((weekday) => (
        <DayHours key={weekday} name={`${name}.${weekday}`} />
      ))}
    </Box>
  );
}
