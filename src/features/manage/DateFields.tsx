import Box from '@mui/material/Box';
import { DayInput } from '../../components/form/DayInput';
import { TextInput } from '../../components/form/TextInput';
import { TimeInput } from '../../components/form/TimeInput';

/** The other day that is asked for, and a word about it. */
export function DateFields({ today }: { today: string }) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))', alignItems: 'start' }}>
        <DayInput name="date" required min={today} />
        <TimeInput name="time" required />
      </Box>
      <TextInput name="words" />
    </>
  );
}
