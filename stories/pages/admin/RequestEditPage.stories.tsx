import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestEditPage } from '../../../src/pages/admin/RequestEditPage';
import { ARRIVES } from '../../features/booking/steps';
import { content } from '../../features/inbox/content/steps';
import { agreedRequest, memberRequestDetails } from '../../fixtures/inbox';
import { requestHandlers } from '../../fixtures/inboxHandlers';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: RequestEditPage,
  parameters: { route: 'admin/requests/r4/edit', session: ownerSession },
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/:language/admin/requests/:id/edit" element={<Story />} />
      </Routes>
    ),
  ],
});

/** Agreed request. Checks that the price and the button follow, and that the page fits the screen. */
export const Default = meta.story({
  tags: ['page'],
  parameters: { handlers: requestHandlers(agreedRequest) },
  async play(steps) {
    const t = content(steps);
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: t('edit.titleNamed', { name: 'Julie Tremblay' }) }, ARRIVES)).toBeVisible();
    await expect(await steps.canvas.findByRole('button', { name: t('edit.changeSend') }, ARRIVES)).toBeVisible();
    await steps.canvas.findByRole('button', { name: content(steps)('menu.change') }, ARRIVES);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Member's own request, with the choices of its kind. */
export const Member = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: requestHandlers(memberRequestDetails) },
  async play(steps) {
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: content(steps)('menu.change') }, ARRIVES));
    const [brisket] = await steps.canvas.findAllByRole('checkbox', { name: /^(?:Poitrine|Smoked beef brisket)/ }, ARRIVES);
    await expect(brisket).toBeChecked();
  },
});
