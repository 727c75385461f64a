import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ContactPage } from '../../../src/pages/public/ContactPage';
import { contact, send, takesIt } from '../../features/contact/steps';
import { normalizeSpaces } from '../../fixtures/translate';

const meta = preview.meta({ component: ContactPage, parameters: { route: 'contact', handlers: [takesIt] } });

export const Default = meta.story({
  tags: ['page'],
  async play(steps) {
    const t = contact(steps);
    await expect(steps.canvas.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await expect(steps.canvas.getByRole('region', { name: t('form') })).toBeVisible();
    await expect(steps.canvas.getByRole('region', { name: t('reach.title') })).toBeVisible();
  },
});

export const Submitted = meta.story({
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('status')).toHaveTextContent(normalizeSpaces(contact(steps)('sent.message')));
  },
});
