import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SettingsPage } from '../../../src/pages/admin/SettingsPage';
import { texts } from '../../features/settings/steps';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: SettingsPage, parameters: { route: 'admin/settings', session: ownerSession, siteFrame: true } });

/** Index of a new installation, inside the back office layout. */
export const Default = meta.story({
  tags: ['page'],
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: texts(steps)('title') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
