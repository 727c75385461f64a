import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ActionDialog } from '../../../src/features/inbox/ActionDialog';
import { longText } from '../../fixtures/bookingRecord';
import { pending, unreachable } from '../../fixtures/handlers';
import { agreedRequest, enteredRequest, proposedRequest, requestDetails, waitingRequest } from '../../fixtures/inbox';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { proposal } from './proposals/steps';
import { inbox, inLanguage, findDialog } from './steps';

const meta = preview.meta({
  component: ActionDialog,
  args: { action: 'confirm' as const, request: waitingRequest('fr'), onDone: fn(), onChanged: fn(), onClose: fn() },
  render: (args, context) => <ActionDialog {...args} request={inLanguage(waitingRequest, context)} />,
  parameters: { route: 'admin/requests/r4', session: ownerSession },
});

/** Action sheet. Checks that the customer's name is the sheet's name and that the sheet can be closed. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const dialog = await findDialog();
    await expect(dialog.getByRole('heading', { name: inbox(steps)('letter.confirm', { name: 'Julie' }) })).toBeVisible();
    await steps.userEvent.click(dialog.getByRole('button', { name: inbox(steps)('acts.close') }));
    await expect(steps.args.onClose).toHaveBeenCalledOnce();
  },
});

export const Erasing = meta.story({
  args: { action: 'erase' as const },
  play: async (steps) => expect((await findDialog()).getByRole('heading', { name: inbox(steps)('erase.title', { name: 'Julie Tremblay' }) })).toBeVisible(),
});

/** Request in flight. Checks that the sheet cannot be closed, because the action may already have taken effect. */
export const Submitting = meta.story({
  tags: ['no-screenshot'],
  args: { action: 'decline' as const },
  parameters: { handlers: [pending('/api/booking/:id/transition')] },
  async play(steps) {
    const t = inbox(steps);
    const dialog = await findDialog();
    await steps.userEvent.click(dialog.getByRole('button', { name: t('letter.declineSend') }));
    await expect(await dialog.findByRole('button', { name: new RegExp(normalizeSpaces(t('letter.sending'))) })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: t('acts.close') })).toBeDisabled();
    await steps.userEvent.keyboard('{Escape}');
    await expect(steps.args.onClose).not.toHaveBeenCalled();
  },
});

/** Connection lost. Checks that the sheet can be closed again. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  args: { action: 'decline' as const },
  parameters: { handlers: [unreachable('/api/booking/:id/transition')] },
  async play(steps) {
    const dialog = await findDialog();
    await steps.userEvent.click(dialog.getByRole('button', { name: inbox(steps)('letter.declineSend') }));
    await dialog.findByRole('alert');
    await waitFor(() => expect(screen.getByRole('dialog').parentElement).toContainElement(document.activeElement as HTMLElement));
    await steps.userEvent.keyboard('{Escape}');
    await expect(steps.args.onClose).toHaveBeenCalledOnce();
  },
});

/** Customer without an email address. Checks that no mail can be written, and that none is sent. */
export const NoEmail = meta.story({
  tags: ['no-screenshot'],
  render: (args) => <ActionDialog {...args} request={enteredRequest('fr')} />,
  async play(steps) {
    const t = inbox(steps);
    const sent: unknown[] = [];
    steps.msw.use(
      http.post('/api/booking/:id/transition', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...enteredRequest('fr'), status: 'confirmed', version: 2 });
      }),
    );
    const dialog = await findDialog();
    await expect(dialog.getByText(normalizeSpaces(t('letter.noEmail', { name: 'Julie Tremblay' })))).toBeVisible();
    await expect(dialog.queryByRole('checkbox', { name: t('letter.withLetter') })).toBeNull();
    await steps.userEvent.click(dialog.getByRole('button', { name: t('letter.confirmOnly') }));
    await waitFor(() => expect(sent).toMatchObject([{ act: 'confirm', letter: null }]));
  },
});

/** Move of an agreed event. Checks that the mail with the difference is announced, whether the owner adds words or not. */
export const MovingAgreed = meta.story({
  tags: ['no-screenshot'],
  args: { action: 'move' as const },
  render: (args) => <ActionDialog {...args} request={agreedRequest('fr')} />,
  async play(steps) {
    const t = inbox(steps);
    const dialog = await findDialog();
    await steps.userEvent.click(dialog.getByRole('checkbox', { name: t('letter.add') }));
    await expect(dialog.getByText(normalizeSpaces(t('letter.always', { email: 'julie.tremblay@exemple.ca' })))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('letter.moveSend') })).toBeVisible();
  },
});

/** Yes to an open proposal. Checks that its form is in the dialog. */
export const RecordingYes = meta.story({
  tags: ['no-screenshot'],
  args: { action: 'recordYes' as const },
  render: (args) => <ActionDialog {...args} request={proposedRequest('fr')} />,
  play: async (steps) => expect((await findDialog()).getByRole('heading', { name: proposal(steps)('record.title', { name: 'Julie' }) })).toBeVisible(),
});

export const LongText = meta.story({
  render: (args, context) => <ActionDialog {...args} request={inLanguage((language) => requestDetails(longText(language)), context)} />,
  async play() {
    await findDialog();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
