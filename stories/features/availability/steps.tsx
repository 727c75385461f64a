import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { Form } from '../../../src/components/form/Form';
import { availabilitySchema, type AvailabilityRecord } from '../../../src/contract/availability';
import { availabilityTexts } from '../../../src/features/availability/texts';
import { valuesOf, type AvailabilityValues } from '../../../src/features/availability/values';
import { availability } from '../../fixtures/availability';
import { comeTo } from '../../fixtures/pickers';
import type { PlayContext } from '../../fixtures/playContext';
import { spoken } from '../../fixtures/spoken';

export const words = ({ globals }: Pick<PlayContext, 'globals'>) => spoken(availabilityTexts, globals['locale']);

/** Some room around a part. */
export const roomy: Decorator = (Story) => (
  <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 960 }}>
    <Story />
  </Box>
);

/** A part in the settings' form, filled in as `parameters.settings` says. */
export const inSettings: Decorator = (Story, { parameters }) => (
  <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 960 }}>
    <Form<AvailabilityValues> schema={availabilitySchema} initialValues={valuesOf({ ...availability, ...(parameters['settings'] as Partial<AvailabilityRecord> | undefined) })} texts={availabilityTexts} onSubmit={() => {}}>
      <Story />
    </Form>
  </Box>
);

/** Waits until every picker's code has arrived. */
export const pickersArrived = ({ canvas, globals }: PlayContext, name: 'monday' | 'friday' = 'friday') =>
  comeTo(() => canvas.getByRole('group', { name: new RegExp(`^${words({ globals })(`fields.hours.${name}.from.label`)}`) }));
