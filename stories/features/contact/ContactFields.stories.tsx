import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Form } from '../../../src/components/form/Form';
import { contactSchema } from '../../../src/contract/contact';
import { ContactFields } from '../../../src/features/contact/ContactFields';
import { EMPTY_MESSAGE, type ContactValues } from '../../../src/features/contact/draft';
import { contactTexts } from '../../../src/features/contact/texts';
import { fieldByName, MESSAGE } from './steps';

const LONG: ContactValues = {
  name: 'Marie-Philomène Beauchemin-Desrosiers de la Chevrotière',
  email: 'comite.organisateur.des.fetes.du.cent-cinquantieme@municipalite-de-saint-valerien-de-milton.exemple.ca',
  subject: 'events',
  message: 'Bonjour,\n\nNous serons cent quarante, dont trente enfants, et deux personnes qui ne mangent pas de porc.\n\n'.repeat(4),
};

const meta = preview.meta({
  component: ContactFields,
  decorators: [
    (Story, { parameters }) => (
      <Box sx={{ maxWidth: 760, p: 6, bgcolor: 'background.paper' }}>
        <Form<ContactValues> schema={contactSchema} initialValues={{ ...EMPTY_MESSAGE, ...(parameters['message'] as ContactValues | undefined) }} texts={contactTexts} onSubmit={() => {}}>
          <Story />
        </Form>
      </Box>
    ),
  ],
});

export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await steps.userEvent.type(fieldByName(steps, 'name'), 'J');
    await expect(fieldByName(steps, 'name')).toHaveValue('J');
    await expect(fieldByName(steps, 'subject')).toHaveValue('');
  },
});

export const Filled = meta.story({
  parameters: { message: MESSAGE },
  async play(steps) {
    await waitFor(() => expect(fieldByName(steps, 'message')).toHaveValue(MESSAGE.message));
  },
});

export const LongText = meta.story({
  parameters: { message: LONG },
  async play(steps) {
    await waitFor(() => expect(fieldByName(steps, 'message')).toHaveValue(LONG.message));
  },
});
