import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { loadDraft } from '../../../src/api/draftStore';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { messageAnswerDraft } from '../../../src/contract/messageAnswerDraft';
import { AnswerForm } from '../../../src/features/mailbox/AnswerForm';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import { answeredMessage, longMessage, unreadMessage } from '../../fixtures/mailbox';
import { NOW } from '../../fixtures/now';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { inDialog, NARROW, texts } from './steps';

const PATH = '/api/messages/:id/answer';
const meta = preview.meta({ component: AnswerForm, args: { message: unreadMessage, onAnswered: fn(), onClose: fn() }, parameters: { session: ownerSession } });

async function form(steps: PlayContext) {
  const dialog = await inDialog();
  const t = texts(steps);
  return { dialog, text: dialog.getByRole('textbox', { name: new RegExp(t('fields.text.label')) }), send: () => steps.userEvent.click(dialog.getByRole('button', { name: t('answer.send') })) };
}

const write = async (steps: PlayContext, words: string) => {
  const { text } = await form(steps);
  await steps.userEvent.clear(text);
  await steps.userEvent.type(text, words);
};

/** Proposed answer. Checks that it is in the sender's language. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const { dialog, text } = await form(steps);
    await expect(text).toHaveValue(messageAnswerDraft(unreadMessage, DEFAULT_SETTINGS).text);
    await expect(dialog.getByText(normalizeSpaces(texts(steps)('answer.to', { email: unreadMessage.email })))).toBeVisible();
  },
});

/** Message from the English version. Checks that the answer is proposed in English. */
export const InEnglish = meta.story({
  tags: ['no-screenshot'],
  args: { message: answeredMessage },
  async play(steps) {
    const { dialog, text } = await form(steps);
    await expect((text as HTMLTextAreaElement).value).toContain('Hello Peter,');
    await expect(dialog.getByText(normalizeSpaces(texts(steps)('answer.toEnglish', { email: answeredMessage.email })))).toBeVisible();
  },
});

/** Sent answer. Checks the request, and that the draft is deleted. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const sent: unknown[] = [];
    steps.msw.use(
      http.post(PATH, async ({ request }) => {
        sent.push(await request.json(), request.headers.get('idempotency-key'));
        return HttpResponse.json({ ...unreadMessage, answeredAt: NOW });
      }),
    );
    await write(steps, 'Froid, merci !');
    await waitFor(() => expect(loadDraft(`${unreadMessage.id} answer`, new Date(NOW))).toMatchObject({ text: 'Froid, merci !' }));
    await (await form(steps)).send();
    await waitFor(() => expect(steps.args.onAnswered).toHaveBeenCalledWith(expect.objectContaining({ answeredAt: NOW })));
    await expect(sent).toMatchObject([{ text: 'Froid, merci !' }, expect.any(String)]);
    await expect(loadDraft(`${unreadMessage.id} answer`, new Date(NOW))).toBeNull();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    const { dialog, send } = await form(steps);
    await send();
    await expect(await dialog.findByRole('button', { name: new RegExp(normalizeSpaces(texts(steps)('answer.sending'))) })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: texts(steps)('close') })).toBeDisabled();
  },
});

/** Connection lost. Checks that the text stays, and that the retry uses the same key. */
export const Failed = meta.story({
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await write(steps, 'Froid, merci !');
    const { dialog, text, send } = await form(steps);
    await send();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('answer.unreachable')));
    await expect(text).toHaveValue('Froid, merci !');
  },
});

/** Message erased in the meantime. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH, 409, 'Ce message a été effacé.')] },
  async play(steps) {
    const { dialog, send } = await form(steps);
    await send();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ce message a été effacé.');
  },
});

/** Empty text. Checks that nothing is sent. */
export const Invalid = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const { text, send } = await form(steps);
    await steps.userEvent.clear(text);
    await send();
    await waitFor(() => expect(text).toBeInvalid());
    await expect(steps.args.onAnswered).not.toHaveBeenCalled();
  },
});

/** Edited text. Checks that the proposal can be brought back. */
export const Edited = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await write(steps, 'Autre chose');
    const { dialog, text } = await form(steps);
    await steps.userEvent.click(await dialog.findByRole('button', { name: texts(steps)('answer.fresh') }));
    await waitFor(() => expect(text).toHaveValue(messageAnswerDraft(unreadMessage, DEFAULT_SETTINGS).text));
  },
});

export const Narrow = meta.story({ ...NARROW, args: { message: longMessage }, play: async () => expect((await inDialog()).getAllByRole('textbox')).toHaveLength(2) });
