import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveServer, giveStorage, json } from './fakes';

const USER = { id: '1', username: 'marie', email: 'marie@example.org', name: 'Marie', role: 'admin' };
const SIGNED_IN = { authToken: 'secret', user: JSON.stringify(USER), sessionTimestamp: '1', userRole: 'admin', isAdmin: 'true', isMember: 'true' };

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** The module as a fresh page loads it. */
const page = async () => {
  const { verifySession } = await import('../../src/api/verifySession');
  const { whenSessionEnds } = await import('../../src/api/client');
  const ended = vi.fn<() => void>();
  whenSessionEnds(ended);
  return { verifySession, ended };
};

test('the stored token is verified once per page load, and what the server says of the person is kept', async () => {
  const storage = giveStorage(SIGNED_IN);
  const calls = giveServer(() => json({ user: { ...USER, role: 'user' } }));
  const { verifySession, ended } = await page();
  await verifySession('fr');
  await verifySession('fr');
  expect(calls).toHaveBeenCalledExactlyOnceWith('/api/auth/verify', expect.objectContaining({ method: 'POST', body: '{"token":"secret"}' }));
  expect([storage.getItem('userRole'), storage.getItem('isAdmin'), storage.getItem('sessionTimestamp')]).toEqual(['user', 'false', '1']);
  expect(ended).not.toHaveBeenCalled();
});

test('without a token there is nothing to verify', async () => {
  giveStorage();
  const calls = giveServer(() => json({}));
  const { verifySession } = await page();
  await verifySession('fr');
  expect(calls).not.toHaveBeenCalled();
});

test('a token that the server does not know ends the session', async () => {
  const storage = giveStorage(SIGNED_IN);
  giveServer(() => json({ message: 'Over' }, 401));
  const { verifySession, ended } = await page();
  await verifySession('fr');
  expect(ended).toHaveBeenCalledOnce();
  // Whose it was is all that is left.
  expect([storage.getItem('lastUsername'), storage.length]).toEqual(['marie', 1]);
});

test.each([400, 404, 429, 500, 503])('any other refusal (%i) changes nothing', async (status) => {
  const storage = giveStorage(SIGNED_IN);
  giveServer(() => json({}, status));
  const { verifySession, ended } = await page();
  await verifySession('fr');
  expect(ended).not.toHaveBeenCalled();
  expect(storage.getItem('authToken')).toBe('secret');
});

test('no answer changes nothing either', async () => {
  const storage = giveStorage(SIGNED_IN);
  giveServer(() => Promise.reject(new TypeError('Failed to fetch')));
  const { verifySession, ended } = await page();
  await verifySession('fr');
  expect(ended).not.toHaveBeenCalled();
  expect(storage.getItem('authToken')).toBe('secret');
});
