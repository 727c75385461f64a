import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Wordmark } from '../../src/app/Wordmark';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { otherBusiness } from '../fixtures/otherBusiness';

const meta = preview.meta({ component: Wordmark, parameters: { layout: 'centered' } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { name: DEFAULT_SETTINGS.identity.name })).toHaveAttribute('href', `/${String(globals['locale'])}`);
  },
});

/** Another business: its initials in its own colours. Checks that the link is named after the business alone. */
export const OtherBusiness = meta.story({
  parameters: { settings: otherBusiness },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: otherBusiness.identity.name })).toBeVisible();
    await expect(canvas.getByText('FU')).toBeVisible();
  },
});
