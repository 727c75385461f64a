import { afterEach, expect, test, vi } from 'vitest';
import { clearLogoutRedirect, clearSession, isSessionFresh, logOut, logoutRedirect, needsLogin, storedRole, storedToken, storedUser, storeSession, storeUser, subscribeSession } from '../../src/api/session';
import type { Session } from '../../src/contract/user';
import { giveClosedStorage, giveStorage } from './fakes';

afterEach(() => vi.unstubAllGlobals());

const NOW = new Date('2027-05-10T14:00:00Z');
const hoursLater = (hours: number, ms = 0) => new Date(NOW.getTime() + hours * 3_600_000 + ms);

const session = (role: 'admin' | 'user' = 'user'): Session => ({ token: 'secret', user: { id: '1', username: 'marie', email: 'marie@example.org', name: 'Marie', role } });

test('login stores the token, the user, the time and the menu flags', () => {
  const storage = giveStorage();
  storeSession(session('admin'), NOW);
  expect(Object.fromEntries(['authToken', 'sessionTimestamp', 'userRole', 'isAdmin', 'isMember'].map((key) => [key, storage.getItem(key)]))).toEqual({
    authToken: 'secret',
    sessionTimestamp: String(NOW.getTime()),
    userRole: 'admin',
    isAdmin: 'true',
    isMember: 'true',
  });
  expect(storedUser()).toEqual(session('admin').user);
  expect(storedToken()).toBe('secret');
});

test('ignores a stored value that is too long for a token', () => {
  giveStorage({ authToken: 'x'.repeat(2_000_000) });
  expect(storedToken()).toBeNull();
});

test('only a session that this page did not create itself needs verification', () => {
  const storage = giveStorage({ authToken: 'found' });
  expect(isSessionFresh()).toBe(false);
  storeSession(session(), NOW);
  expect(isSessionFresh()).toBe(true);
  storage.setItem('authToken', 'of another tab');
  expect(isSessionFresh()).toBe(false);
  clearSession();
  expect(isSessionFresh()).toBe(false);
});

test('login of a member sets no administrator flag', () => {
  const storage = giveStorage();
  storeSession(session('user'), NOW);
  expect([storage.getItem('userRole'), storage.getItem('isAdmin'), storage.getItem('isMember')]).toEqual(['user', 'false', 'true']);
});

test('clearing a session keeps only the owner of the drafts and unrelated keys', () => {
  const storage = giveStorage({ language: 'en', cookieConsent: 'all' });
  storeSession(session(), NOW);
  clearSession();
  expect(storedUser()).toBeNull();
  expect(storedToken()).toBeNull();
  expect([storage.length, storage.getItem('language'), storage.getItem('cookieConsent'), storage.getItem('lastUsername')]).toEqual([3, 'en', 'all', 'marie']);
  // A second call, as from a page that finds the session expired, must keep the name.
  clearSession();
  expect(storage.getItem('lastUsername')).toBe('marie');
});

test('logout also removes the owner of the drafts', () => {
  const storage = giveStorage();
  storeSession(session(), NOW);
  logOut();
  expect(storage.length).toBe(0);
  clearLogoutRedirect();
});

test('a stored user counts as logged in', () => {
  giveStorage({ user: JSON.stringify(session().user) });
  expect(storedUser()?.username).toBe('marie');
});

test('a reconnect is needed without a stored user, even with a token and a time', () => {
  giveStorage({ authToken: 'secret', sessionTimestamp: String(NOW.getTime()) });
  expect(needsLogin(NOW)).toBe(true);
});

test('a session expires after twelve hours', () => {
  giveStorage();
  storeSession(session(), NOW);
  expect(needsLogin(NOW)).toBe(false);
  expect(needsLogin(hoursLater(12))).toBe(false);
  expect(needsLogin(hoursLater(12, 1))).toBe(true);
});

test('a missing session time is set to the current time', () => {
  const storage = giveStorage({ user: JSON.stringify(session().user) });
  expect(needsLogin(NOW)).toBe(false);
  expect(storage.getItem('sessionTimestamp')).toBe(String(NOW.getTime()));
  expect(needsLogin(hoursLater(12, 1))).toBe(true);
});

test.each(['soon', 'NaN', '{}', 'Infinity', ''])('an invalid session time (%j) counts as missing', (timestamp) => {
  const storage = giveStorage({ user: JSON.stringify(session().user), sessionTimestamp: timestamp });
  expect(needsLogin(NOW)).toBe(false);
  expect(storage.getItem('sessionTimestamp')).toBe(String(NOW.getTime()));
});

test.each(['{', 'null', '[]', '"marie"', '12', '{}', '{"username":1,"role":"admin"}', '{"username":"marie"}', '{"username":"marie","role":"user"}', '{"id":"1","username":"marie","email":"marie@example.org","name":{"a":1},"role":"user"}', 'undefined', '{"__proto__":{"username":"x","role":"admin"}}'])(
  'removes a corrupt user (%s) and requires a login',
  (text) => {
    const storage = giveStorage({ user: text });
    expect(storedUser()).toBeNull();
    expect(storage.getItem('user')).toBeNull();
    expect(needsLogin(NOW)).toBe(true);
  },
);

test('no user is logged in and no error is thrown when storage is blocked', () => {
  giveClosedStorage();
  expect(() => storeSession(session(), NOW)).not.toThrow();
  expect(() => clearSession()).not.toThrow();
  expect(storedUser()).toBeNull();
  expect(needsLogin(NOW)).toBe(true);
});

test('ignores an unknown stored role and a role without a user', () => {
  const storage = giveStorage();
  storeSession(session('admin'), NOW);
  expect(storedRole()).toBe('admin');
  for (const role of ['king', '', 'Admin', '{"role":"admin"}']) {
    storage.setItem('userRole', role);
    expect(storedRole()).toBe('user');
  }
  storage.setItem('userRole', 'admin');
  storage.removeItem('user');
  expect(storedRole()).toBeNull();
});

test('notifies of login, changes and logout in this tab and others until unsubscribed', () => {
  giveStorage();
  const otherTabs = new EventTarget();
  vi.stubGlobal('window', otherTabs);
  const listener = vi.fn<() => void>();
  const stop = subscribeSession(listener);
  storeSession(session(), NOW);
  expect(listener).toHaveBeenCalledTimes(1);
  storeUser({ ...session().user, name: 'Marie Roy' });
  expect(listener).toHaveBeenCalledTimes(2);
  clearSession();
  expect(listener).toHaveBeenCalledTimes(3);
  otherTabs.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  storeSession(session(), NOW);
  otherTabs.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(4);
});

test('keeps the redirect of a logout until the page is reached or a user logs in again', () => {
  giveStorage();
  storeSession(session(), NOW);
  expect(logoutRedirect()).toBeNull();
  logOut();
  expect([logoutRedirect(), storedUser()]).toEqual(['', null]);
  clearLogoutRedirect();
  expect(logoutRedirect()).toBeNull();
  logOut('/memberLogin?farewell');
  expect(logoutRedirect()).toBe('/memberLogin?farewell');
  storeSession(session(), NOW);
  expect(logoutRedirect()).toBeNull();
});
