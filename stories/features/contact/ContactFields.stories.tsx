import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Form } from '../../../src/components/form/Form';
import { contactSchema } from '../../../src/contract/contact';
import { ContactFields } from '../../../src/features/contact/ContactFields';
import { EMPTY_MESSAGE, type ContactValues } from '../../../src/features/contact/draft';
import { contactTexts } from '../../../src/features/contact/texts';
import { field, MESSAGE } from './steps';

const LONG: ContactValues = {
  name: 'Marie-Philomène Beauchemin-Desrosiers de la Chevrotière',
  email: 'comite.organisateur.des.fetes.du.cent-cinquantieme@municipalite-de-saint-valerien-de-milton.exemple.ca',
  subject: 'events',
  message: 'Bonjour,\n\nNous serons cent quarante, dont trente enfants, et deux personnes qui ne mangent pas de porc.\n\n'.repeat(4),
};

const meta = preview.meta({
  component: ContactFields,
  args: { start: (): ContactValues | null => null, onChange: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 760, p: 6, bgcolor: 'background.paper' }}>
        <Form<ContactValues> schema={contactSchema} initialValues={EMPTY_MESSAGE} texts={contactTexts} onSubmit={() => {}}>
          <Story />
        </Form>
      </Box>
    ),
  ],
});

/** Nothing is told while nothing is typed; then every change is. */
export const Default = meta.story({
  tags: ['no-picture'],
  async play(steps) {
    await expect(steps.args.onChange).not.toHaveBeenCalled();
    await steps.userEvent.type(field(steps, 'name'), 'J');
    await waitFor(() => expect(steps.args.onChange).toHaveBeenLastCalledWith({ ...EMPTY_MESSAGE, name: 'J' }));
  },
});

export const Filled = meta.story({
  args: { start: () => MESSAGE },
  async play(steps) {
    await waitFor(() => expect(field(steps, 'message')).toHaveValue(MESSAGE.message));
  },
});

export const LongText = meta.story({
  args: { start: () => LONG },
  async play(steps) {
    await waitFor(() => expect(field(steps, 'message')).toHaveValue(LONG.message));
  },
});
