import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { Form } from '../../../src/components/form/Form';
import { availabilitySchema, type AvailabilityRecord } from '../../../src/contract/availability';
import { availabilityTexts } from '../../../src/features/availability/texts';
import { valuesOf, type AvailabilityValues } from '../../../src/features/availability/values';
import { availability } from '../../fixtures/availability';
import { scrollToField } from '../../fixtures/pickers';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(availabilityTexts, globals['locale']);

/** Decorator that renders a section inside the settings form, with the values of `parameters.availability`. */
export const inSettings: Decorator = (Story, { parameters }) => (
  <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 960 }}>
    <Form<AvailabilityValues> schema={availabilitySchema} initialValues={valuesOf({ ...availability, ...(parameters['availability'] as Partial<AvailabilityRecord> | undefined) })} texts={availabilityTexts} onSubmit={() => {}}>
      <Story />
    </Form>
  </Box>
);

/** Waits until the chunks of all pickers have loaded. */
export const pickersArrived = ({ canvas, globals }: PlayContext, name: 'monday' | 'friday' = 'friday') =>
  scrollToField(() => canvas.getByRole('group', { name: new RegExp(`^${texts({ globals })(`fields.hours.${name}.from.label`)}`) }));
