import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { NumberInput } from '../../components/form/NumberInput';
import { TextInput } from '../../components/form/TextInput';
import { guestsOf } from '../../contract/bookingRequest';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import type { YourEventValues } from './draft';
import { yourEventTexts } from './texts';

/** Fields for the host, the place and the number of people. */
export function BasicsStep() {
  const t = useText(yourEventTexts);
  const { rules } = useSettings();
  const { values } = useFormikContext<YourEventValues>();
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <TextInput name="hostName" required autoComplete="name" />
      <TextInput name="location" required autoComplete="street-address" />
      <Box role="group" aria-labelledby="your-event-people">
        <Typography id="your-event-people" sx={{ mb: 5, fontWeight: 650 }}>
          {t('people')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))', alignItems: 'start' }}>
          <NumberInput name="adults" min={1} max={rules.maxGuests} required />
          <NumberInput name="children" min={0} max={rules.maxGuests} />
        </Box>
        <Typography role="status" variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {t('guests', { count: guestsOf(values) })}
        </Typography>
      </Box>
    </Box>
  );
}
