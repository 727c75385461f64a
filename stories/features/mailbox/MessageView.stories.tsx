import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MessageView } from '../../../src/features/mailbox/MessageView';
import { withWidth } from '../../fixtures/frames';
import { unreachable } from '../../fixtures/handlers';
import { answeredMessage, erasedMessage, longMessage, unreadMessage } from '../../fixtures/mailbox';
import { NOW } from '../../fixtures/now';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { expectNoSideScroll, inDialog, NARROW, texts } from './steps';

const read = { ...unreadMessage, readAt: NOW };
const meta = preview.meta({ component: MessageView, decorators: [withWidth(1360)], args: { message: read, canLeave: true, onMessage: fn() }, parameters: { route: `admin/mail/messages/${unreadMessage.id}`, session: ownerSession } });

/** Message that was read. Checks that it can be marked as unread. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = texts(steps);
    await expect(steps.canvas.getByRole('heading', { level: 1, name: 'Julie Tremblay' })).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('message.unread') }));
    await waitFor(() => expect(steps.args.onMessage).toHaveBeenCalledWith(expect.objectContaining({ readAt: null })));
  },
});

/** Message with an answer, from the English version. */
export const Answered = meta.story({
  args: { message: answeredMessage },
  async play(steps) {
    await expect(steps.canvas.getByRole('article', { name: 'Your message to Boucane' })).toBeVisible();
    await expect(steps.canvas.getByRole('button', { name: texts(steps)('message.answerAgain') })).toBeVisible();
  },
});

/** Answer. Checks the confirmation while no mail server is set. */
export const Answering = meta.story({
  tags: ['no-screenshot'],
  args: { canLeave: false },
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('message.answer') }));
    await steps.userEvent.click((await inDialog()).getByRole('button', { name: t('answer.send') }));
    await waitFor(() => expect(steps.args.onMessage).toHaveBeenCalled());
    await expect(await steps.canvas.findByText(normalizeSpaces(t('message.answeredWaiting', { email: unreadMessage.email })))).toBeVisible();
    await waitFor(() => expect(steps.canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Erasing. Checks that it is confirmed first. */
export const Erasing = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('message.erase') }));
    const dialog = await inDialog();
    await expect(dialog.getByText(normalizeSpaces(t('erase.sentence', { email: unreadMessage.email })))).toBeVisible();
    await expect(steps.args.onMessage).not.toHaveBeenCalled();
    await steps.userEvent.click(dialog.getByRole('button', { name: t('erase.confirm') }));
    await waitFor(() => expect(steps.args.onMessage).toHaveBeenCalledWith(erasedMessage));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Connection lost while marking. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable('/api/messages/:id/read')] },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: texts(steps)('message.unread') }));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('message.unreachable')));
  },
});

export const Erased = meta.story({ args: { message: erasedMessage }, play: async (steps) => expect(steps.canvas.getByRole('heading', { name: texts(steps)('message.erasedTitle') })).toBeVisible() });

export const Narrow = meta.story({ ...NARROW, args: { message: longMessage }, parameters: { handlers: [http.get('/api/messages/:id', () => HttpResponse.json(longMessage))] }, play: expectNoSideScroll });
