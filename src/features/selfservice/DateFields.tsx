import Box from '@mui/material/Box';
import { DayInput } from '../../components/form/DayInput';
import { dayAndHour } from '../../components/form/fieldStyles';
import { TextInput } from '../../components/form/TextInput';
import { TimeInput } from '../../components/form/TimeInput';

/** Fields for the other requested date and a note about it. */
export function DateFields({ today }: { today: string }) {
  return (
    <>
      <Box sx={dayAndHour}>
        <DayInput name="date" required min={today} />
        <TimeInput name="time" required />
      </Box>
      <TextInput name="words" />
    </>
  );
}
