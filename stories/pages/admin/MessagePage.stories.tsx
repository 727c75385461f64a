import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MessagePage } from '../../../src/pages/admin/MessagePage';
import { texts } from '../../features/mailbox/steps';
import { answeredMessage } from '../../fixtures/mailbox';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: MessagePage,
  parameters: { route: `admin/mail/messages/${answeredMessage.id}`, session: ownerSession },
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/:language/admin/mail/messages/:id" element={<Story />} />
      </Routes>
    ),
  ],
});

/** Message with its answer. */
export const Default = meta.story({
  tags: ['page', 'aria-snapshot'],
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Peter');
    await expect(steps.canvas.getByRole('button', { name: texts(steps)('message.answerAgain') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
