import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestView } from '../../../src/features/inbox/RequestView';
import { memberSession } from '../../fixtures/account';
import { failing } from '../../fixtures/handlers';
import { confirmedRequest, erasedRequest, waitingRequest } from '../../fixtures/inbox';
import { requestHandlers } from '../../fixtures/inboxHandlers';
import { expectKeyboardDialog } from '../../fixtures/keyboard';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { addressIs, inbox, inLanguage, findDialog, withAddress } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({
  component: RequestView,
  decorators: [withWidth(1360), withAddress],
  args: { request: waitingRequest('fr'), onRequest: fn(), onChanged: fn(), onMap: () => null },
  render: (args, context) => <RequestView {...args} request={inLanguage(waitingRequest, context)} />,
  parameters: { route: 'admin/requests/r4', session: ownerSession },
});

/** Pending request. Checks that one click opens the mail and a second one sends the mail. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const t = inbox(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('acts.confirm') }));
    await addressIs('?act=confirm');
    await steps.userEvent.click((await findDialog()).getByRole('button', { name: t('letter.confirmSend') }));
    await waitFor(() => expect(steps.args.onRequest).toHaveBeenCalledWith(expect.objectContaining({ status: 'confirmed' })));
    await addressIs('/admin/requests/r4');
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await expect(steps.canvas.getByText(normalizeSpaces(`${t('done.confirm')} ${t('done.letter')}`))).toBeVisible();
  },
});

/** Confirmed request on the date of the event. Checks that one click completes the request. */
export const Finished = meta.story({
  render: (args, context) => <RequestView {...args} request={inLanguage((language) => confirmedRequest(language, { request: { ...confirmedRequest(language).request, date: '2027-05-09' } }), context)} />,
  parameters: { handlers: requestHandlers(confirmedRequest) },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: inbox(steps)('acts.finish') }));
    await waitFor(() => expect(steps.args.onRequest).toHaveBeenCalledWith(expect.objectContaining({ status: 'done' })));
    await waitFor(() => expect(steps.canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Concurrent edit of the request. */
export const Conflict = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'admin/requests/r4?act=decline', handlers: [failing('/api/booking/:id/transition', 409)] },
  async play(steps) {
    await steps.userEvent.click((await findDialog()).getByRole('button', { name: inbox(steps)('letter.declineSend') }));
    await waitFor(() => expect(steps.args.onChanged).toHaveBeenCalledOnce());
  },
});

/** Erased request. Checks that no action is available. */
export const Erased = meta.story({
  tags: ['no-screenshot'],
  render: (args, context) => <RequestView {...args} request={inLanguage(erasedRequest, context)} />,
  async play(steps) {
    await expect(steps.canvas.getByRole('heading', { level: 1, name: inbox(steps)('erasedName') })).toBeVisible();
    await expect(steps.canvas.queryByRole('group', { name: inbox(steps)('acts.title') })).toBeNull();
  },
});

/** User who is not an administrator. Checks that no action is shown, whichever action the URL names. */
export const Forbidden = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'admin/requests/r4?act=confirm', session: memberSession },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
  },
});

/** Keyboard navigation: the action sheet traps the focus and restores it on close. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  play: async (steps) => expectKeyboardDialog(steps, () => steps.canvas.getByRole('button', { name: inbox(steps)('acts.decline') }), { key: ' ' }),
});
