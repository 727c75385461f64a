import { afterEach, expect, test, vi } from 'vitest';
import { arrive, clearSession, isGivenHere, leave, leftFor, reconnectNeeded, storedRole, storedToken, storedUser, storeSession, storeUser, subscribeSession } from '../../src/api/session';
import type { Session } from '../../src/contract/user';
import { giveClosedStorage, giveStorage } from './fakes';

afterEach(() => vi.unstubAllGlobals());

const NOW = new Date('2027-05-10T14:00:00Z');
const later = (hours: number, ms = 0) => new Date(NOW.getTime() + hours * 3_600_000 + ms);

const session = (role: 'admin' | 'user' = 'user'): Session => ({ token: 'secret', user: { id: '1', username: 'marie', email: 'marie@example.org', name: 'Marie', role } });

test('a login keeps the token, the user, the moment and the flags of the menus', () => {
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

test('what is too long to be a token is none, and is sent nowhere', () => {
  giveStorage({ authToken: 'x'.repeat(2_000_000) });
  expect(storedToken()).toBeNull();
});

test('a session given since the page was loaded need not be asked about; one found there, or of another tab, does', () => {
  const storage = giveStorage({ authToken: 'found' });
  expect(isGivenHere()).toBe(false);
  storeSession(session(), NOW);
  expect(isGivenHere()).toBe(true);
  storage.setItem('authToken', 'of another tab');
  expect(isGivenHere()).toBe(false);
  clearSession();
  expect(isGivenHere()).toBe(false);
});

test('a member is not flagged as an administrator', () => {
  const storage = giveStorage();
  storeSession(session('user'), NOW);
  expect([storage.getItem('userRole'), storage.getItem('isAdmin'), storage.getItem('isMember')]).toEqual(['user', 'false', 'true']);
});

test('clearing a session leaves nothing of it but whose it was, and everything else', () => {
  const storage = giveStorage({ language: 'en', cookieConsent: 'all' });
  storeSession(session(), NOW);
  clearSession();
  expect(storedUser()).toBeNull();
  expect(storedToken()).toBeNull();
  expect([storage.length, storage.getItem('language'), storage.getItem('cookieConsent'), storage.getItem('lastUsername')]).toEqual([3, 'en', 'all', 'marie']);
  // Again, as a page does that finds the session over: the name is still known.
  clearSession();
  expect(storage.getItem('lastUsername')).toBe('marie');
});

test('whoever leaves takes their name along', () => {
  const storage = giveStorage();
  storeSession(session(), NOW);
  leave();
  expect(storage.length).toBe(0);
  arrive();
});

test('somebody is signed in when a user is stored', () => {
  giveStorage({ user: JSON.stringify(session().user) });
  expect(storedUser()?.username).toBe('marie');
});

test('without a user a reconnect is needed, even with a token and a moment', () => {
  giveStorage({ authToken: 'secret', sessionTimestamp: String(NOW.getTime()) });
  expect(reconnectNeeded(NOW)).toBe(true);
});

test('a session lasts twelve hours and not a moment more', () => {
  giveStorage();
  storeSession(session(), NOW);
  expect(reconnectNeeded(NOW)).toBe(false);
  expect(reconnectNeeded(later(12))).toBe(false);
  expect(reconnectNeeded(later(12, 1))).toBe(true);
});

test('a missing moment is set to now', () => {
  const storage = giveStorage({ user: JSON.stringify(session().user) });
  expect(reconnectNeeded(NOW)).toBe(false);
  expect(storage.getItem('sessionTimestamp')).toBe(String(NOW.getTime()));
  expect(reconnectNeeded(later(12, 1))).toBe(true);
});

test.each(['soon', 'NaN', '{}', 'Infinity', ''])('a moment that is no number (%j) counts as missing', (moment) => {
  const storage = giveStorage({ user: JSON.stringify(session().user), sessionTimestamp: moment });
  expect(reconnectNeeded(NOW)).toBe(false);
  expect(storage.getItem('sessionTimestamp')).toBe(String(NOW.getTime()));
});

test.each(['{', 'null', '[]', '"marie"', '12', '{}', '{"username":1,"role":"admin"}', '{"username":"marie"}', '{"username":"marie","role":"user"}', '{"id":"1","username":"marie","email":"marie@example.org","name":{"a":1},"role":"user"}', 'undefined', '{"__proto__":{"username":"x","role":"admin"}}'])(
  'a corrupt user (%s) is removed and nobody is signed in',
  (text) => {
    const storage = giveStorage({ user: text });
    expect(storedUser()).toBeNull();
    expect(storage.getItem('user')).toBeNull();
    expect(reconnectNeeded(NOW)).toBe(true);
  },
);

test('in a browser that keeps its storage closed nobody is signed in, and nothing breaks', () => {
  giveClosedStorage();
  expect(() => storeSession(session(), NOW)).not.toThrow();
  expect(() => clearSession()).not.toThrow();
  expect(storedUser()).toBeNull();
  expect(reconnectNeeded(NOW)).toBe(true);
});

test('a stored role that nobody knows opens nothing, and without a user there is none', () => {
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

test('signing in, changing and signing out are told, in this tab and in the others, until one stops listening', () => {
  giveStorage();
  const otherTabs = new EventTarget();
  vi.stubGlobal('window', otherTabs);
  const heard = vi.fn<() => void>();
  const stop = subscribeSession(heard);
  storeSession(session(), NOW);
  expect(heard).toHaveBeenCalledTimes(1);
  storeUser({ ...session().user, name: 'Marie Roy' });
  expect(heard).toHaveBeenCalledTimes(2);
  clearSession();
  expect(heard).toHaveBeenCalledTimes(3);
  otherTabs.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
  storeSession(session(), NOW);
  otherTabs.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(4);
});

test('whoever leaves has somewhere to go until they are there, or sign in anew', () => {
  giveStorage();
  storeSession(session(), NOW);
  expect(leftFor()).toBeNull();
  leave();
  expect([leftFor(), storedUser()]).toEqual(['', null]);
  arrive();
  expect(leftFor()).toBeNull();
  leave('/memberLogin?farewell');
  expect(leftFor()).toBe('/memberLogin?farewell');
  storeSession(session(), NOW);
  expect(leftFor()).toBeNull();
});
