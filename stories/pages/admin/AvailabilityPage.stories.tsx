import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AvailabilityPage } from '../../../src/pages/admin/AvailabilityPage';
import { pickersArrived, texts } from '../../features/availability/steps';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: AvailabilityPage,
  parameters: { route: 'admin/availability', session: ownerSession, siteFrame: true },
});

/** Page inside the back office layout. */
export const Default = meta.story({
  tags: ['page'],
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: texts(steps)('title') })).toBeVisible();
    await pickersArrived(steps);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
