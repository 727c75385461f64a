import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CustomerContact } from '../../../src/features/customers/CustomerContact';
import { longCustomer, regularCustomer } from '../../fixtures/customers';
import { withWidth } from '../../fixtures/frames';
import { normalizeSpaces } from '../../fixtures/translate';
import { expectNoSideScroll, texts } from './steps';

const { telephone, email } = regularCustomer('fr');

const meta = preview.meta({ component: CustomerContact, decorators: [withWidth(480)], args: { customer: { telephone, email, language: 'fr' as const } } });

/** Contact details. Checks that the number can be called and the address written to. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: telephone })).toHaveAttribute('href', 'tel:+14505550147');
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  },
});

/** Customer without an email. Checks that the screen says that nothing is sent. */
export const NoEmail = meta.story({
  args: { customer: { telephone, email: '', language: 'en' } },
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(texts(steps)('noEmail')))).toBeVisible(),
});

export const NoTelephone = meta.story({
  tags: ['no-screenshot'],
  args: { customer: { telephone: '', email, language: 'fr' } },
  play: async (steps) => expect(steps.canvas.getByText(new RegExp(texts(steps)('noTelephone')))).toBeVisible(),
});

export const LongText = meta.story({ tags: ['no-screenshot'], args: { customer: longCustomer('fr') }, play: expectNoSideScroll });
