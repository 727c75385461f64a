import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { STORAGE_KEYS } from '../../../src/api/storage';
import { dropWaiting, keepWaiting, type Unanswered as Sent } from '../../../src/api/waiting';
import { formatDay } from '../../../src/contract/formats';
import { SendOffer } from '../../../src/features/offline/SendOffer';
import { offlineTexts } from '../../../src/features/offline/texts';
import { bookingAnswer } from '../../fixtures/bookingAnswer';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, plainSpaces, spoken } from '../../fixtures/spoken';
import { overPage, setLine, withLine } from './steps';

const BOOKING = '/api/booking';
const waiting: Sent = { call: 'createBooking', key: 'k1', language: 'fr', body: { date: '2027-06-12', type: 'event' } };
const message: Sent = { call: 'sendEmail', key: 'k2', language: 'fr', body: { name: 'Julie' } };
const sent: { key: string | null; body: unknown }[] = [];

const words = ({ globals }: Pick<PlayContext, 'globals'>) => spoken(offlineTexts, globals['locale']);
const kept = () => localStorage.getItem(STORAGE_KEYS.waiting);
const press = async (steps: PlayContext, name: 'now' | 'later' | 'forget') => steps.userEvent.click(await steps.canvas.findByRole('button', { name: words(steps)(`send.${name}`) }));

const meta = preview.meta({
  component: SendOffer,
  args: { children: <p>Rien n’attend.</p> },
  decorators: [overPage],
  parameters: {
    answers: [
      http.post(BOOKING, async ({ request }) => {
        sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
        return HttpResponse.json(bookingAnswer, { status: 201 });
      }),
    ],
  },
  beforeEach() {
    sent.length = 0;
    keepWaiting(waiting);
    return () => dropWaiting(waiting.key);
  },
});

/** What waits is named and offered, and nothing goes by itself. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = words(steps);
    await expect(await steps.canvas.findByRole('region', { name: t('send.region') })).toHaveTextContent(plainSpaces(t('send.booking', { day: formatDay('2027-06-12', languageOf(steps.globals['locale'])) })));
    await expect(sent).toEqual([]);
  },
});

/** It goes under the key that it was sent with, once, and its draft is forgotten with it. */
export const Submitted = meta.story({
  beforeEach: () => localStorage.setItem(STORAGE_KEYS.bookingDraft, JSON.stringify({ key: 'k1', at: 0, values: {} })),
  async play(steps) {
    await press(steps, 'now');
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(plainSpaces(words(steps)('send.sent', { reference: bookingAnswer.reference }))));
    await expect(sent).toEqual([{ key: 'k1', body: waiting.body }]);
    await expect(kept()).toBeNull();
    await expect(localStorage.getItem(STORAGE_KEYS.bookingDraft)).toBeNull();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: words(steps)('send.close') }));
    await expect(steps.canvas.getByText('Rien n’attend.')).toBeVisible();
  },
});

/** While it goes it can be neither put off nor forgotten; the button that waits gives the focus to the words. */
export const Submitting = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [pending(BOOKING)] },
  async play(steps) {
    await press(steps, 'now');
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(words(steps)('send.sending')) })).toBeDisabled();
    for (const name of ['later', 'forget'] as const) await expect(steps.canvas.getByRole('button', { name: words(steps)(`send.${name}`) })).toBeDisabled();
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveFocus());
  },
});

/** "Not now" keeps it for another time, and says no more. */
export const Later = meta.story({
  tags: ['no-picture', '!dev'],
  async play(steps) {
    await press(steps, 'later');
    await waitFor(() => expect(steps.canvas.getByText('Rien n’attend.')).toBeVisible());
    await expect(kept()).toContain('k1');
    await expect(sent).toEqual([]);
  },
});

/** Nobody wants it any more. */
export const Forgotten = meta.story({
  tags: ['no-picture', '!dev'],
  async play(steps) {
    await press(steps, 'forget');
    await waitFor(() => expect(kept()).toBeNull());
    await expect(sent).toEqual([]);
  },
});

/** The line is still bad: it waits on, under the same key. */
export const Unanswered = meta.story({
  parameters: { answers: [unreachable(BOOKING)] },
  async play(steps) {
    await press(steps, 'now');
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(plainSpaces(words(steps)('send.unanswered'))));
    await expect(kept()).toContain('k1');
  },
});

/** The server says why it cannot be, and the form still has it. */
export const Refused = meta.story({
  parameters: { answers: [failing(BOOKING, 422, 'Cette date est déjà passée.')] },
  async play(steps) {
    await press(steps, 'now');
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent('Cette date est déjà passée.'));
    await expect(steps.canvas.getByRole('link', { name: words(steps)('send.open') })).toHaveAttribute('href', `/${languageOf(steps.globals['locale'])}/booking`);
  },
});

/** Without a line nothing is offered; it is as soon as the line is back. */
export const Offline = meta.story({
  tags: ['no-picture'],
  beforeEach: withLine(false),
  async play(steps) {
    await expect(steps.canvas.queryByRole('region')).toBeNull();
    setLine(true);
    await waitFor(() => expect(steps.canvas.getByRole('region')).toBeVisible());
  },
});

/** A message waits like a request; another window that sends it takes the offer away. */
export const Message = meta.story({
  tags: ['no-picture', '!dev'],
  beforeEach: () => {
    dropWaiting(waiting.key);
    keepWaiting(message);
    return () => dropWaiting(message.key);
  },
  async play(steps) {
    const t = words(steps);
    await waitFor(() => expect(steps.canvas.getByText(plainSpaces(t('send.message')))).toBeVisible());
    await press(steps, 'now');
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(plainSpaces(t('send.messageSent'))));
    await expect(kept()).toBeNull();
  },
});
