import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { NumberInput } from '../../components/form/NumberInput';
import { TextBox } from '../../components/form/TextBox';
import { useField } from '../../components/form/useField';
import { guestsOf } from '../../contract/bookingRequest';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';
import type { PartyValues } from './values';

function PriceOfAChild() {
  const { value, setValue, ...field } = useField<string | null>('pricePerChild');
  return <TextBox {...field} value={value ?? ''} onTextChange={setValue} autoComplete="off" inputProps={{ inputMode: 'decimal' }} />;
}

/** Fields for adults, children and, when there are children, the price per child. */
export function PeopleFields() {
  const t = useText(requestTexts);
  const { rules } = useSettings();
  const { values } = useFormikContext<PartyValues>();
  return (
    <Box sx={{ display: 'grid', gap: 5, maxWidth: 520 }}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))', alignItems: 'start' }}>
        <NumberInput name="adults" min={1} max={rules.maxGuests} required />
        <NumberInput name="children" min={0} max={rules.maxGuests} />
      </Box>
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {t('guests', { count: guestsOf(values) })}
      </Typography>
      {Number(values.children) > 0 && <PriceOfAChild />}
    </Box>
  );
}
