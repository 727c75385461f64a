import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, call, request, whenSessionEnds } from '../../src/api/client';
import { clearLogoutRedirect, logOut } from '../../src/api/session';
import { json, giveServer, giveStorage } from './fakes';

afterEach(() => {
  vi.unstubAllGlobals();
  whenSessionEnds(() => {});
  clearLogoutRedirect();
});

const failure = async (path = '/meat'): Promise<unknown> => request('GET', path, { language: 'fr' }).then(() => null, (error: unknown) => error);

test('returns the JSON of a successful response', async () => {
  giveStorage();
  giveServer(() => json([{ id: 1 }]));
  expect(await request('GET', '/meat', { language: 'fr' })).toEqual([{ id: 1 }]);
});

test('returns null for a successful response without a body', async () => {
  giveStorage();
  giveServer(() => new Response(null, { status: 204 }));
  expect(await request('DELETE', '/meat/1', { language: 'fr' })).toBeNull();
});

const brokenOff = new ReadableStream<Uint8Array>({
  start: (stream) => {
    stream.enqueue(new TextEncoder().encode('{"reference":"B-1'));
    stream.error(new TypeError('network error'));
  },
});

test.each([
  ['broke off on its way', () => new Response(brokenOff, { status: 201 })],
  ['is cut short', () => new Response('{"reference":"B-1', { status: 201 })],
  ['is the page of a network that asks to be paid first', () => new Response('<h1>Wi-Fi</h1>')],
])('rejects with a network error when a successful response %s', async (_, respond) => {
  giveStorage();
  giveServer(respond);
  expect(await failure()).toBeInstanceOf(TypeError);
});

test('sends the method, language, body and headers of a request', async () => {
  giveStorage();
  const calls = giveServer(() => json({}));
  await request('PUT', '/meat/1', { language: 'en', body: { name_fr: 'Côtes' }, headers: { 'idempotency-key': 'k' } });
  expect(calls).toHaveBeenCalledExactlyOnceWith('/api/meat/1', {
    method: 'PUT',
    signal: null,
    headers: { accept: 'application/json', 'accept-language': 'en', 'content-type': 'application/json', 'idempotency-key': 'k' },
    body: '{"name_fr":"Côtes"}',
  });
});

test('sends the stored token, and no authorization header without one', async () => {
  giveStorage({ authToken: 'secret' });
  const calls = giveServer(() => json({}));
  await request('GET', '/meat', { language: 'fr' });
  giveStorage();
  await request('GET', '/meat', { language: 'fr' });
  expect(calls.mock.calls.map(([, options]) => new Headers(options?.headers).get('authorization'))).toEqual(['Bearer secret', null]);
});

test('calls an endpoint by its name', async () => {
  giveStorage();
  const calls = giveServer(() => json({ message: 'sent' }));
  expect(await call('forgotPassword', { language: 'fr', body: { email: 'a@b.ca' } })).toEqual({ message: 'sent' });
  expect(calls.mock.calls.map(([url, options]) => [url, options?.method])).toEqual([['/api/auth/forgot-password', 'POST']]);
});

test("throws an ApiError with the server's message and valid field errors when a request is refused", async () => {
  giveStorage();
  giveServer(() => json({ message: 'Un choix n’est plus offert', errors: { meats: 'gone', odd: 3 } }, 422));
  const error = await failure();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'Un choix n’est plus offert', status: 422, fields: { meats: 'gone' } });
});

test.each([
  ['no body', () => new Response(null, { status: 500 })],
  ['a page', () => new Response('<h1>Bad gateway</h1>', { status: 500 })],
  ['no message', () => json({ error: 'x' }, 500)],
  ['an empty message', () => json({ message: '' }, 500)],
  ['a message that is no text', () => json({ message: { fr: 'x' } }, 500)],
  ['a list', () => json(['x'], 500)],
  ['null', () => json(null, 500)],
])('names the status when an error response has %s', async (_, respond) => {
  giveStorage();
  giveServer(respond);
  expect(await failure()).toMatchObject({ name: 'ApiError', message: 'Request failed: 500', status: 500, fields: {} });
});

test("fills the parameters of an endpoint's path", async () => {
  giveStorage();
  const calls = giveServer(() => json({}));
  await call('actOnReservation', { language: 'fr', params: { kind: 'event', id: 'a/b', reservation: '7' }, body: { act: 'cancel' } });
  expect(calls.mock.lastCall?.[0]).toBe('/api/event/a%2Fb/reservations/7');
});

test('leaves out empty query parameters', async () => {
  giveStorage();
  const calls = giveServer(() => json([]));
  await call('listBookings', { language: 'fr', query: { order: 'inbox', offset: 0, status: null, search: '' } });
  expect(calls.mock.lastCall?.[0]).toBe('/api/booking?order=inbox&offset=0');
});

test("types require a call's parameters and know its response", async () => {
  giveStorage();
  giveServer(() => json({ id: '1', reference: 'B-1' }));
  // @ts-expect-error the path has a parameter
  await call('readBooking', { language: 'fr' });
  // @ts-expect-error the endpoint has no such query parameter
  await call('listMail', { language: 'fr', query: { limit: 1, words: 'x' } });
  const { reference }: { reference: string } = await call('readBooking', { language: 'fr', params: { id: '1' } });
  expect(reference).toBe('B-1');
});

test('rejects with a TypeError rather than an ApiError when no response arrives', async () => {
  giveStorage();
  giveServer(() => Promise.reject(new TypeError('Failed to fetch')));
  const error = await failure();
  expect(error).toBeInstanceOf(TypeError);
  expect(error).not.toBeInstanceOf(ApiError);
});

const SIGNED_IN = { authToken: 'secret', user: '{"id":"1","username":"marie","email":"marie@example.org","name":"Marie","role":"user"}', sessionTimestamp: '1', isMember: 'true', language: 'en' };

test('a 401 response ends the session and notifies subscribers', async () => {
  const storage = giveStorage(SIGNED_IN);
  const ended = vi.fn<() => void>();
  whenSessionEnds(ended);
  giveServer(() => json({ message: 'Sign in first' }, 401));
  expect(await failure('/user')).toMatchObject({ status: 401, message: 'Sign in first' });
  expect(ended).toHaveBeenCalledOnce();
  expect([storage.getItem('authToken'), storage.getItem('user'), storage.getItem('sessionTimestamp'), storage.getItem('lastUsername'), storage.length]).toEqual([null, null, null, 'marie', 2]);
});

test('a 401 response ends no session that was closed or replaced in the meantime', async () => {
  const storage = giveStorage(SIGNED_IN);
  const ended = vi.fn<() => void>();
  whenSessionEnds(ended);
  giveServer(() => {
    storage.setItem('authToken', 'the next one');
    return json({}, 401);
  });
  await failure('/user');
  expect(storage.getItem('authToken')).toBe('the next one');
  giveServer(() => {
    logOut();
    return json({}, 401);
  });
  await failure('/user');
  expect(ended).not.toHaveBeenCalled();
});

test.each(['/auth/login', '/auth/verify', '/auth/reset-password'])('a 401 response of %s keeps the session, because its message belongs to the form', async (path) => {
  const storage = giveStorage(SIGNED_IN);
  const ended = vi.fn<() => void>();
  whenSessionEnds(ended);
  giveServer(() => json({ message: 'Wrong password' }, 401));
  expect(await failure(path)).toMatchObject({ status: 401, message: 'Wrong password' });
  expect(ended).not.toHaveBeenCalled();
  expect(storage.getItem('authToken')).toBe('secret');
});

test.each([400, 403, 404, 409, 422, 429, 500, 503])('a %i response keeps the session', async (status) => {
  const storage = giveStorage(SIGNED_IN);
  const ended = vi.fn<() => void>();
  whenSessionEnds(ended);
  giveServer(() => json({}, status));
  expect(await failure('/user')).toMatchObject({ status });
  expect(ended).not.toHaveBeenCalled();
  expect(storage.getItem('authToken')).toBe('secret');
});

test('does not retry a failed write', async () => {
  giveStorage();
  const calls = giveServer(() => json({}, 503));
  await call('createBooking', { language: 'fr', body: {} }).catch(() => null);
  expect(calls).toHaveBeenCalledOnce();
});
