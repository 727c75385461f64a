import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BUSINESS } from '../../../src/contract/business';
import { SendFailed } from '../../../src/features/contact/SendFailed';
import { plainSpaces } from '../../fixtures/spoken';
import { contact } from './steps';

const meta = preview.meta({ component: SendFailed });

/** What happened, what is safe, and two other ways. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent(plainSpaces(contact(steps)('failed.message')));
    await expect(steps.canvas.getByRole('link', { name: BUSINESS.phone })).toHaveAttribute('href', 'tel:+14505551234');
    await expect(steps.canvas.getByRole('link', { name: BUSINESS.email })).toHaveAttribute('href', `mailto:${BUSINESS.email}`);
  },
});
