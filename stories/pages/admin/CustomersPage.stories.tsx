import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CustomersPage } from '../../../src/pages/admin/CustomersPage';
import { ARRIVES } from '../../features/booking/steps';
import { expectNoSideScroll, texts } from '../../features/customers/steps';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: CustomersPage, parameters: { route: 'admin/customers', session: ownerSession } });

/** The customers' book with four cards. */
export const Default = meta.story({
  tags: ['page', 'aria-snapshot'],
  async play(steps) {
    const t = texts(steps);
    await expect(steps.canvas.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await expect(within(await steps.canvas.findByRole('list', { name: t('list') }, ARRIVES)).getAllByRole('listitem')).toHaveLength(4);
    await expectNoSideScroll();
  },
});
