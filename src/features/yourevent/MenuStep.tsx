import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { RadioCardInput } from '../../components/form/RadioCardInput';
import { Illustration } from '../../components/illustration/Illustration';
import { guestsOf } from '../../contract/bookingRequest';
import { eventTypeOf, KITCHENS } from '../../contract/yourEvent';
import { useText } from '../../i18n/useText';
import type { YourEventValues } from './draft';
import { yourEventTexts } from './texts';

export interface MenuStepProps {
  /** Renders the choices for a booking type and number of guests: fields `meats`, `sides`, `tools` and `toppings`. */
  renderOptions: (eventType: string, guests: number) => ReactNode;
}

const DRAWINGS = { smokehouse: 'brisket', pizza: 'pizza' } as const;

/** Fields for the kitchen and its dishes. */
export function MenuStep({ renderOptions }: MenuStepProps) {
  const t = useText(yourEventTexts);
  const { values } = useFormikContext<YourEventValues>();
  const type = eventTypeOf(values);
  return (
    <Box sx={{ display: 'grid', gap: 10 }}>
      <RadioCardInput
        name="kitchen"
        columns={1}
        options={KITCHENS.map((kitchen) => ({ value: kitchen, label: t(`kitchens.${kitchen}.label`), description: t(`kitchens.${kitchen}.hint`), picture: <Illustration name={DRAWINGS[kitchen]} size={64} /> }))}
      />
      {type && renderOptions(type, guestsOf(values))}
    </Box>
  );
}
