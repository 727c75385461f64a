import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { placeOf } from '../../../src/contract/settings';
import { ContactDetails } from '../../../src/features/contact/ContactDetails';
import { otherBusiness } from '../../fixtures/otherBusiness';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { contact } from './steps';

const { identity, hours } = DEFAULT_SETTINGS;

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
    for (const fact of [identity.street, placeOf(identity), identity.postalCode, hours.text[languageOf(steps.globals['locale'])]]) await expect(region.textContent.replaceAll(/\s/g, '')).toContain(normalizeSpaces(fact).replaceAll(/\s/g, ''));
    await expect(steps.canvas.getByRole('link', { name: identity.phone })).toHaveAttribute('href', 'tel:+14505551234');
    await expect(steps.canvas.getByRole('link', { name: identity.email })).toHaveAttribute('href', `mailto:${identity.email}`);
  },
});

/** Another business, in another town. */
export const OtherBusiness = meta.story({
  parameters: { settings: otherBusiness },
  async play({ canvas, globals }) {
    for (const fact of ['25, avenue de la Cathédrale', 'Rimouski, Québec', 'G5L 1A1']) await expect(canvas.getByText(fact, { exact: false })).toBeVisible();
    await expect(canvas.getByText(normalizeSpaces(otherBusiness.hours.text[languageOf(globals['locale'])]))).toBeVisible();
    await expect(canvas.getByRole('link', { name: '418 555-0199' })).toHaveAttribute('href', 'tel:+14185550199');
    await expect(canvas.queryByText(/St-Liboire|Boucane/)).toBeNull();
  },
});
