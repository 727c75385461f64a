import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestPage } from '../../../src/pages/admin/RequestPage';
import { ARRIVES } from '../../features/booking/steps';
import { inbox } from '../../features/inbox/steps';
import { confirmedRequest } from '../../fixtures/inbox';
import { requestHandlers } from '../../fixtures/inboxHandlers';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: RequestPage,
  parameters: { route: 'admin/requests/r4', session: ownerSession },
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/:language/admin/requests/:id" element={<Story />} />
      </Routes>
    ),
  ],
});

/** Request waiting for a week, so the hold of its day has expired. */
export const Default = meta.story({
  tags: ['page'],
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: 'Julie Tremblay' }, ARRIVES)).toBeVisible();
    const t = inbox(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('holdOver', { waiting: t('waiting', { count: 7 }) })))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Confirmed, moved and annotated request. */
export const Confirmed = meta.story({
  parameters: { handlers: requestHandlers(confirmedRequest) },
  play: async (steps) => expect(await steps.canvas.findByText(inbox(steps)('state.confirmed'), {}, ARRIVES)).toBeVisible(),
});
