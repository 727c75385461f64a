import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MailPage } from '../../../src/pages/admin/MailPage';
import { texts } from '../../features/mailbox/steps';
import { sentMail } from '../../fixtures/mailbox';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: MailPage,
  parameters: { route: `admin/mail/sent/${sentMail.id}`, session: ownerSession },
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/:language/admin/mail/sent/:id" element={<Story />} />
      </Routes>
    ),
  ],
});

/** Mail that was sent. */
export const Default = meta.story({
  tags: ['page', 'aria-snapshot'],
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: sentMail.subject })).toBeVisible();
    await expect(steps.canvas.getByRole('button', { name: texts(steps)('mail.copy') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
