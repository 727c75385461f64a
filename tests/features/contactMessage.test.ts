import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/client';
import { EMPTY_MESSAGE, saveDraft, readDraft, type ContactDraft } from '../../src/features/contact/draft';
import { sendMessage } from '../../src/features/contact/sendMessage';
import { giveClosedStorage, giveServer, giveStorage, json } from '../api/fakes';

afterEach(() => void vi.unstubAllGlobals());

const MESSAGE = { name: 'Marie', email: 'marie@example.org', subject: 'general', message: 'Bonjour' } as const;
const NOW = new Date('2027-05-10T14:00:00Z');
const draft = (changes: Partial<ContactDraft> = {}): ContactDraft => ({ values: { ...EMPTY_MESSAGE, name: 'Marie' }, key: 'k', at: NOW.getTime(), ...changes });
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const failureOf = (sending: Promise<void>): Promise<unknown> => sending.then(() => null, (error: unknown) => error);

test('a message is posted to /sendEmail with its key and its language', async () => {
  giveStorage();
  const calls = giveServer(() => json({ message: 'ok' }));
  await sendMessage(MESSAGE, 'draft-1', 'en');
  expect(calls).toHaveBeenCalledExactlyOnceWith('/api/sendEmail', {
    method: 'POST',
    signal: null,
    headers: { accept: 'application/json', 'accept-language': 'en', 'content-type': 'application/json', 'idempotency-key': 'draft-1' },
    body: JSON.stringify(MESSAGE),
  });
});

test.each([400, 404, 422, 429, 500, 503])('a response of %i raises "Network response was not ok"', async (status) => {
  giveStorage();
  giveServer(() => json({ message: 'The server’s own words' }, status));
  const failure = await failureOf(sendMessage(MESSAGE, 'k', 'en'));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ message: 'Network response was not ok', status });
});

test('the server’s messages for rejected fields are part of the error', async () => {
  giveStorage();
  giveServer(() => json({ message: 'x', errors: { email: 'Refused' } }, 422));
  expect(await failureOf(sendMessage(MESSAGE, 'k', 'en'))).toMatchObject({ fields: { email: 'Refused' } });
});

test('a network error raises a different kind of error', async () => {
  giveStorage();
  giveServer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf(sendMessage(MESSAGE, 'k', 'en'))).toBeInstanceOf(TypeError);
});

test('a draft expires after thirty days and is deleted', () => {
  const storage = giveStorage();
  saveDraft(draft());
  expect(readDraft(daysLater(29))).toEqual(draft());
  expect(readDraft(daysLater(30))).toBeNull();
  expect(storage.getItem('contactDraft')).toBeNull();
});

test('keeping null removes the draft', () => {
  const storage = giveStorage();
  saveDraft(draft());
  saveDraft(null);
  expect(storage.length).toBe(0);
});

test.each(['{', '[]', 'null', '{"values":{},"key":"k","at":1}', '{"values":{"name":1,"email":"","subject":"","message":""},"key":"k","at":1}', '{"values":null,"key":"k","at":1}'])('discards the corrupt draft %s', (text) => {
  const storage = giveStorage({ contactDraft: text });
  expect(readDraft(NOW)).toBeNull();
  expect(storage.getItem('contactDraft')).toBeNull();
});

test('no draft is kept when storage is unavailable', () => {
  giveClosedStorage();
  saveDraft(draft());
  expect(readDraft(NOW)).toBeNull();
});
