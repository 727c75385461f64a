import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveServer, giveStorage, json } from './fakes';

const USER = { id: '1', username: 'marie', email: 'marie@example.org', name: 'Marie', role: 'admin' };
const SIGNED_IN = { authToken: 'secret', user: JSON.stringify(USER), sessionTimestamp: '1', userRole: 'admin', isAdmin: 'true', isMember: 'true' };

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Loads the module as a fresh page does. */
const page = async () => {
  const { verifySession } = await import('../../src/api/verifySession');
  const { whenSessionEnds } = await import('../../src/api/client');
  const ended = vi.fn<() => void>();
  whenSessionEnds(ended);
  return { verifySession, ended };
};

test('verifies the stored token once per page load and stores the returned user', async () => {
  const storage = giveStorage(SIGNED_IN);
  const calls = giveServer(() => json({ user: { ...USER, role: 'user' } }));
  const { verifySession, ended } = await page();
  await verifySession('fr');
  await verifySession('fr');
  expect(calls).toHaveBeenCalledExactlyOnceWith('/api/auth/verify', expect.objectContaining({ method: 'POST', body: '{"token":"secret"}' }));
  expect([storage.getItem('userRole'), storage.getItem('isAdmin'), storage.getItem('sessionTimestamp')]).toEqual(['user', 'false', '1']);
  expect(ended).not.toHaveBeenCalled();
});

test('sends no verification request without a token', async () => {
  giveStorage();
  const calls = giveServer(() => json({}));
  const { verifySession } = await page();
  await verifySession('fr');
  expect(calls).not.toHaveBeenCalled();
});

test('ends the session when the server rejects the token', async () => {
  const storage = giveStorage(SIGNED_IN);
  giveServer(() => json({ message: 'Over' }, 401));
  const { verifySession, ended } = await page();
  await verifySession('fr');
  expect(ended).toHaveBeenCalledOnce();
  // Only the last user name remains.
  expect([storage.getItem('lastUsername'), storage.length]).toEqual(['marie', 1]);
});

test.each([400, 404, 429, 500, 503])('keeps the session when verification fails with %i', async (status) => {
  const storage = giveStorage(SIGNED_IN);
  giveServer(() => json({}, status));
  const { verifySession, ended } = await page();
  await verifySession('fr');
  expect(ended).not.toHaveBeenCalled();
  expect(storage.getItem('authToken')).toBe('secret');
});

test('keeps the session when verification gets no response', async () => {
  const storage = giveStorage(SIGNED_IN);
  giveServer(() => Promise.reject(new TypeError('Failed to fetch')));
  const { verifySession, ended } = await page();
  await verifySession('fr');
  expect(ended).not.toHaveBeenCalled();
  expect(storage.getItem('authToken')).toBe('secret');
});
