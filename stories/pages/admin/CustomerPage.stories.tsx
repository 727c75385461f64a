import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CustomerPage } from '../../../src/pages/admin/CustomerPage';
import { ARRIVES } from '../../features/booking/steps';
import { expectNoSideScroll } from '../../features/customers/steps';
import { regularCustomer } from '../../fixtures/customers';
import { ownerSession } from '../../fixtures/user';

const { id, name } = regularCustomer('fr');

const meta = preview.meta({
  component: CustomerPage,
  parameters: { route: `admin/customers/${id}`, session: ownerSession },
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/:language/admin/customers/:id" element={<Story />} />
      </Routes>
    ),
  ],
});

/** Card of a customer with past and coming events. */
export const Default = meta.story({
  tags: ['page', 'aria-snapshot'],
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1, name }, ARRIVES)).toBeVisible();
    await expectNoSideScroll();
  },
});
