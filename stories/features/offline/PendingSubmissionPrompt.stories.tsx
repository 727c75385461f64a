import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { STORAGE_KEYS } from '../../../src/api/storage';
import { removePending, savePending, type UnconfirmedSubmission as Sent } from '../../../src/api/pendingSubmissions';
import { formatDay } from '../../../src/contract/formats';
import { PendingSubmissionPrompt } from '../../../src/features/offline/PendingSubmissionPrompt';
import { offlineTexts } from '../../../src/features/offline/texts';
import { bookingResponse } from '../../fixtures/bookingResponse';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { overPage, setLine, withLine } from './steps';

const BOOKING = '/api/booking';
const waiting: Sent = { call: 'createBooking', key: 'k1', language: 'fr', body: { date: '2027-06-12', type: 'event' } };
const message: Sent = { call: 'sendEmail', key: 'k2', language: 'fr', body: { name: 'Julie' } };
const sent: { key: string | null; body: unknown }[] = [];

const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(offlineTexts, globals['locale']);
const stored = () => localStorage.getItem(STORAGE_KEYS.waiting);
const press = async (steps: PlayContext, name: 'now' | 'later' | 'forget') => steps.userEvent.click(await steps.canvas.findByRole('button', { name: texts(steps)(`send.${name}`) }));

const meta = preview.meta({
  component: PendingSubmissionPrompt,
  args: { children: <p>Rien n’attend.</p> },
  decorators: [overPage],
  parameters: {
    handlers: [
      http.post(BOOKING, async ({ request }) => {
        sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
        return HttpResponse.json(bookingResponse, { status: 201 });
      }),
    ],
  },
  beforeEach() {
    sent.length = 0;
    savePending(waiting);
    return () => removePending(waiting.key);
  },
});

/** Unsent booking: the notice names the booking and offers to send; nothing is sent automatically. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = texts(steps);
    await expect(await steps.canvas.findByRole('region', { name: t('send.region') })).toHaveTextContent(normalizeSpaces(t('send.booking', { day: formatDay('2027-06-12', languageOf(steps.globals['locale'])) })));
    await expect(sent).toEqual([]);
  },
});

/** Sent once, with its original idempotency key. The stored request and the draft are deleted. */
export const Submitted = meta.story({
  beforeEach: () => localStorage.setItem(STORAGE_KEYS.bookingDraft, JSON.stringify({ key: 'k1', at: 0, values: {} })),
  async play(steps) {
    await press(steps, 'now');
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(texts(steps)('send.sent', { reference: bookingResponse.reference }))));
    await expect(sent).toEqual([{ key: 'k1', body: waiting.body }]);
    await expect(stored()).toBeNull();
    await expect(localStorage.getItem(STORAGE_KEYS.bookingDraft)).toBeNull();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: texts(steps)('send.close') }));
    await expect(steps.canvas.getByText('Rien n’attend.')).toBeVisible();
  },
});

/** Request in flight: the other buttons are disabled, and the focus moves from the disabled button to the status. */
export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(BOOKING)] },
  async play(steps) {
    await press(steps, 'now');
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(texts(steps)('send.sending')) })).toBeDisabled();
    for (const name of ['later', 'forget'] as const) await expect(steps.canvas.getByRole('button', { name: texts(steps)(`send.${name}`) })).toBeDisabled();
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveFocus());
  },
});

/** "Not now" keeps the request stored and closes the notice. */
export const Later = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await press(steps, 'later');
    await waitFor(() => expect(steps.canvas.getByText('Rien n’attend.')).toBeVisible());
    await expect(stored()).toContain('k1');
    await expect(sent).toEqual([]);
  },
});

/** Discarded: the stored request is deleted and not sent. */
export const Forgotten = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await press(steps, 'forget');
    await waitFor(() => expect(stored()).toBeNull());
    await expect(sent).toEqual([]);
  },
});

/** Connection still failing: the request stays stored under the same key. */
export const Unanswered = meta.story({
  parameters: { handlers: [unreachable(BOOKING)] },
  async play(steps) {
    await press(steps, 'now');
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(texts(steps)('send.unanswered'))));
    await expect(stored()).toContain('k1');
  },
});

/** Rejected by the server: its message is shown, with a link to the form that still has the values. */
export const Rejected = meta.story({
  parameters: { handlers: [failing(BOOKING, 422, 'Cette date est déjà passée.')] },
  async play(steps) {
    await press(steps, 'now');
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent('Cette date est déjà passée.'));
    await expect(steps.canvas.getByRole('link', { name: texts(steps)('send.open') })).toHaveAttribute('href', `/${languageOf(steps.globals['locale'])}/booking`);
  },
});

/** Offline: no notice is shown until the connection is restored. */
export const Offline = meta.story({
  tags: ['no-screenshot'],
  beforeEach: withLine(false),
  async play(steps) {
    await expect(steps.canvas.queryByRole('region')).toBeNull();
    setLine(true);
    await waitFor(() => expect(steps.canvas.getByRole('region')).toBeVisible());
  },
});

/** Unsent message, offered like an unsent booking. The notice disappears when another tab sends the message. */
export const Message = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: () => {
    removePending(waiting.key);
    savePending(message);
    return () => removePending(message.key);
  },
  async play(steps) {
    const t = texts(steps);
    await waitFor(() => expect(steps.canvas.getByText(normalizeSpaces(t('send.message')))).toBeVisible());
    await press(steps, 'now');
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(t('send.messageSent'))));
    await expect(stored()).toBeNull();
  },
});
