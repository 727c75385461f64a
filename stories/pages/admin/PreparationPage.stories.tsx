import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PreparationPage } from '../../../src/pages/admin/PreparationPage';
import { saturday } from '../../fixtures/preparation';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: PreparationPage,
  parameters: { route: 'admin/preparation?from=2027-06-12&to=2027-06-18', session: ownerSession, siteFrame: true },
});

/** Week inside the back office layout. */
export const Default = meta.story({
  tags: ['page'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 3, name: saturday.name })).toBeVisible();
    await expect(await canvas.findByRole('navigation')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
