import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { InboxPage } from '../../../src/pages/admin/InboxPage';
import { ARRIVES } from '../../features/booking/steps';
import { inbox } from '../../features/inbox/steps';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: InboxPage, parameters: { route: 'admin/requests', session: ownerSession } });

/** Three requests waiting for an answer, the oldest first. */
export const Default = meta.story({
  tags: ['page', 'aria-snapshot'],
  async play(steps) {
    await expect(steps.canvas.getByRole('heading', { level: 1, name: inbox(steps)('title') })).toBeVisible();
    const list = within(await steps.canvas.findByRole('list', { name: inbox(steps)('list') }, ARRIVES));
    await expect(list.getAllByRole('listitem')).toHaveLength(7);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
