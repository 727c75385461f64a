import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../src/api/storage';
import { removePending, savePending, resendPending, type PendingSubmission } from '../../src/api/pendingSubmissions';
import { giveClosedStorage, giveStorage } from './fakes';

const NOW = Date.parse('2027-05-10T14:00:00Z');
const booking = { call: 'createBooking', key: 'k1', language: 'fr', body: { date: '2027-06-12' } } as const;
const message = { call: 'sendEmail', key: 'k2', language: 'en', body: { name: 'Julie' } } as const;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const storedSubmissions = (storage: Storage) => JSON.parse(storage.getItem(STORAGE_KEYS.waiting) ?? '[]') as PendingSubmission[];

/** Replaces `fetch` with a mock that returns the given status and body. @returns the mock, with its calls */
function giveServer(status: number, body: object) {
  const server = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', server);
  return server;
}

test('stores one pending submission per key, with the last body', () => {
  const storage = giveStorage();
  savePending(booking);
  savePending(message);
  savePending({ ...booking, body: { date: '2027-06-13' } });
  expect(storedSubmissions(storage)).toEqual([{ ...message, at: NOW }, { ...booking, body: { date: '2027-06-13' }, at: NOW }]);
  removePending('k2');
  removePending('unknown');
  expect(storedSubmissions(storage).map(({ key }) => key)).toEqual(['k1']);
  removePending('k1');
  expect(storage.getItem(STORAGE_KEYS.waiting)).toBeNull();
});

test.each(['{', 'null', '7', '[{}]', '[{"call":"eraseEverything","key":"k","language":"fr","at":1,"body":{}}]', JSON.stringify([{ ...booking, at: 'now' }]), JSON.stringify([{ ...booking, at: 1, body: 'x' }])])('drops corrupt pending submissions: %s', (text) => {
  const storage = giveStorage({ [STORAGE_KEYS.waiting]: text });
  savePending(booking);
  expect(storedSubmissions(storage)).toEqual([{ ...booking, at: NOW }]);
});

test('ignores a pending submission without an error when storage is blocked', () => {
  giveClosedStorage();
  expect(() => savePending(booking)).not.toThrow();
});

test('resends a pending submission with its key and body, then deletes it with its draft', async () => {
  const storage = giveStorage({ [STORAGE_KEYS.bookingDraft]: JSON.stringify({ key: 'k1', at: NOW, values: {} }) });
  savePending(booking);
  const server = giveServer(201, { id: 'b', reference: 'B-7K3QX9', status: 'requested', quote: {} });
  expect(await resendPending({ ...booking, at: NOW })).toBe('B-7K3QX9');
  const [address, init] = server.mock.calls[0] ?? [];
  expect(address).toBe('/api/booking');
  expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(booking.body), headers: { 'idempotency-key': 'k1', 'accept-language': 'fr' } });
  expect(storedSubmissions(storage)).toEqual([]);
  expect(storage.getItem(STORAGE_KEYS.bookingDraft)).toBeNull();
});

test('keeps a newer draft of the form after a pending submission is sent', async () => {
  const storage = giveStorage({ [STORAGE_KEYS.contactDraft]: JSON.stringify({ key: 'another', at: NOW, values: {} }) });
  savePending(message);
  giveServer(200, { message: 'ok' });
  expect(await resendPending({ ...message, at: NOW })).toBeNull();
  expect(storage.getItem(STORAGE_KEYS.contactDraft)).toContain('another');
});

test('keeps a submission pending when the request fails or is refused', async () => {
  const storage = giveStorage();
  savePending(booking);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(resendPending({ ...booking, at: NOW })).rejects.toThrow(TypeError);
  giveServer(429, { message: 'Trop de demandes' });
  await expect(resendPending({ ...booking, at: NOW })).rejects.toThrow('Trop de demandes');
  expect(storedSubmissions(storage)).toHaveLength(1);
});
