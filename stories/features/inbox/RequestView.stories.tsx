import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestView } from '../../../src/features/inbox/RequestView';
import { memberSession } from '../../fixtures/account';
import { failing } from '../../fixtures/handlers';
import { agreedRequest, confirmedRequest, enteredRequest, erasedRequest, proposedRequest, waitingRequest } from '../../fixtures/inbox';
import { requestHandlers } from '../../fixtures/inboxHandlers';
import { expectKeyboardDialog } from '../../fixtures/keyboard';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { addressIs, inbox, inLanguage, findDialog, withAddress } from './steps';
import { withWidth } from '../../fixtures/frames';
import { proposal } from './proposals/steps';

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

/** Request with an open proposal. Checks that a yes can be noted, which confirms the request. */
export const Proposed = meta.story({
  tags: ['layout'],
  render: (args, context) => <RequestView {...args} request={inLanguage(proposedRequest, context)} />,
  parameters: { handlers: requestHandlers(proposedRequest) },
  async play(steps) {
    const t = proposal(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('acts.recordYes') }));
    await addressIs('?act=recordYes');
    await steps.userEvent.click((await findDialog()).getByRole('button', { name: t('record.send') }));
    await waitFor(() => expect(steps.args.onRequest).toHaveBeenCalledWith(expect.objectContaining({ status: 'confirmed' })));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await expect(steps.canvas.getByText(normalizeSpaces(`${inbox(steps)('done.recordYes')} ${inbox(steps)('done.letter')}`))).toBeVisible();
  },
});

/** Agreement with a dearer change that waits for a yes. Checks that it can be withdrawn, and that another proposal can be made. */
export const Agreed = meta.story({
  render: (args, context) => <RequestView {...args} request={inLanguage(agreedRequest, context)} />,
  parameters: { handlers: requestHandlers(agreedRequest) },
  async play(steps) {
    const t = proposal(steps);
    await expect(steps.canvas.getByRole('button', { name: inbox(steps)('acts.propose') })).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('acts.withdrawNamed', { name: t('amendment.name', { number: 2 }) }) }));
    await steps.userEvent.click((await findDialog()).getByRole('button', { name: t('withdrawal.submit') }));
    await waitFor(() => expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('done.withdrawProposal')))).toBeVisible());
  },
});

/** Request that was just entered by hand. Checks that the page says so. */
export const Entered = meta.story({
  tags: ['no-screenshot'],
  render: (args, context) => <RequestView {...args} request={inLanguage(enteredRequest, context)} />,
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('who.noEmail')))).toBeVisible();
    await expect(steps.canvas.getByText(normalizeSpaces(`${inbox(steps)('history.enter', { by: 'Samuel' })} ${inbox(steps)('history.noLetter')}`))).toBeVisible();
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
