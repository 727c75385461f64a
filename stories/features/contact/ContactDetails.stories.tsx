import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BUSINESS } from '../../../src/contract/business';
import { ContactDetails } from '../../../src/features/contact/ContactDetails';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { contact } from './steps';

const meta = preview.meta({
  component: ContactDetails,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 400, p: 6 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Contact details. Checks that every detail of the business is shown, with its links. */
export const Default = meta.story({
  async play(steps) {
    const region = steps.canvas.getByRole('region', { name: contact(steps)('reach.title') });
    for (const fact of [BUSINESS.street, BUSINESS.place, BUSINESS.postalCode, BUSINESS.hours[languageOf(steps.globals['locale'])]]) await expect(region.textContent.replaceAll(/\s/g, '')).toContain(normalizeSpaces(fact).replaceAll(/\s/g, ''));
    await expect(steps.canvas.getByRole('link', { name: BUSINESS.phone })).toHaveAttribute('href', 'tel:+14505551234');
    await expect(steps.canvas.getByRole('link', { name: BUSINESS.email })).toHaveAttribute('href', `mailto:${BUSINESS.email}`);
  },
});
