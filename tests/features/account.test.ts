import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/client';
import { storeUser } from '../../src/api/session';
import { discardDraft, clearProfileDraft, storedDrafts, restoreDraft } from '../../src/features/account/drafts';
import { changeFailure, explanationOf, forgotFailure, IncompleteResponse, loginFailure, registerFailure, resetFailure } from '../../src/features/account/failures';
import { profileDraft } from '../../src/features/account/profileDraft';
import { profileFormSchema } from '../../src/features/account/profileFormSchema';
import { readResetLink } from '../../src/features/account/resetLink';
import { logIn } from '../../src/features/account/logIn';
import { accountTexts } from '../../src/features/account/texts';
import { returnPath } from '../../src/features/account/returnPath';
import { addTexts, createI18n } from '../../src/i18n/i18n';
import { giveServer, giveStorage, json } from '../api/fakes';

afterEach(() => void vi.unstubAllGlobals());

const english = () => {
  const instance = createI18n('en');
  addTexts(instance, accountTexts);
  const translate = instance.getFixedT('en', accountTexts.namespace);
  return (name: string, values?: Record<string, string | number>) => translate(name, { ...values });
};
const t = english();
const refused = (status: number, message = `Request failed: ${status}`) => new ApiError(message, status);
const cut = new TypeError('Failed to fetch');

test.each([
  ['/fr/member', 'fr', '/fr/member'],
  ['/fr/member/builder?step=when#x', 'en', '/en/member/builder?step=when#x'],
  ['/en/booking?date=2027-07-03', 'fr', '/fr/booking?date=2027-07-03'],
  ['/fr', 'en', '/en'],
] as const)('returns from %s to the original page after login, in %s', (from, language, to) => {
  expect(returnPath({ from }, language)).toBe(to);
});

test.each([
  '//evil.example',
  'https://evil.example/fr/member',
  '/\\evil.example',
  '/de/member',
  '/frr/member',
  '/fr@evil.example',
  '/fr:8080/x',
  'javascript:alert(1)',
  'fr/member',
  '',
  '/fr/memberLogin',
  '/fr/reset-password?token=x',
  '/fr/register',
  '/fr/unauthorized',
  '/fr/member\n//evil.example',
  null,
  7,
  { toString: () => '/fr/member' },
])('rejects %j as a return path', (from) => {
  expect(returnPath({ from }, 'fr')).toBeNull();
});

test.each([null, undefined, 'from', [], {}])('returns no return path for the history state %j', (state) => {
  expect(returnPath(state, 'fr')).toBeNull();
});

test('a failed login shows the server’s message, or else one for its status or for the kind of error', () => {
  expect(loginFailure(refused(401, 'Wrong username or password.'), t)).toBe('Wrong username or password.');
  expect(loginFailure(refused(503), t)).toBe('Login failed with status: 503');
  expect(loginFailure(new IncompleteResponse(), t)).toBe('Login response did not contain token or user data.');
  expect(loginFailure(cut, t)).toBe('An unexpected error occurred during login.');
});

test('a failed registration shows the server’s message, or else one for its status', () => {
  expect(registerFailure(refused(429, 'Too many requests.'), t)).toBe('Too many requests.');
  expect(registerFailure(refused(500), t)).toBe('Registration failed with status: 500');
  expect(registerFailure(cut, t)).toContain('didn’t answer');
});

test('a failed password reset or reset request shows its status, with the server’s message as explanation', () => {
  expect(forgotFailure(refused(502), t)).toBe('Password reset request failed with status: 502');
  expect(resetFailure(refused(400, 'Spent'), t)).toBe('Password reset failed with status: 400');
  expect([explanationOf(refused(400, 'Spent')), explanationOf(refused(400)), explanationOf(cut)]).toEqual(['Spent', null, null]);
  for (const messageOf of [forgotFailure, resetFailure]) expect(messageOf(cut, t)).toContain('didn’t answer');
});

test('a failed change reports that nothing was changed, unless the server explains the failure', () => {
  expect(changeFailure(refused(429, 'Later, please.'), t)).toBe('Later, please.');
  for (const failure of [refused(500, 'Stack trace'), refused(404), cut]) expect(changeFailure(failure, t)).toContain('Nothing was changed');
});

test.each([null, {}, { token: 'a' }, { user: { username: 'marie' } }, { token: '', user: {} }, { token: 'a', user: null }, { token: 7, user: {} }])('login rejects the response %j as incomplete and stores no session', async (response) => {
  const storage = giveStorage();
  giveServer(() => json(response));
  await expect(logIn({ username: 'marie', password: 'x' }, 'fr')).rejects.toBeInstanceOf(IncompleteResponse);
  expect(storage.length).toBe(0);
});

test('reads the token of a reset link under either parameter name', () => {
  expect(readResetLink('?token=abc&email=marie%40example.org')).toEqual({ token: 'abc', email: 'marie@example.org' });
  expect(readResetLink('?resetToken=abc')).toEqual({ token: 'abc', email: '' });
  expect(readResetLink('?token=%20&email=marie%40example.org')).toBeNull();
  expect(readResetLink('')).toBeNull();
});

test('a profile change requires the current password only when the email address changes', () => {
  const schema = profileFormSchema('marie@example.org');
  const fields = { username: 'marie', email: 'marie@example.org', name: '', language: 'fr', currentPassword: '' };
  expect(schema.isValidSync(fields)).toBe(true);
  expect(schema.isValidSync({ ...fields, email: 'autre@example.org' })).toBe(false);
  expect(schema.isValidSync({ ...fields, email: 'autre@example.org', currentPassword: 'x' })).toBe(true);
});

const NOW = new Date('2027-05-10T14:00:00Z');
const draft = (daysAgo: number) => JSON.stringify({ values: {}, key: 'k', at: NOW.getTime() - daysAgo * 86_400_000 });

test('valid drafts are listed from newest to oldest, discarded and restored', () => {
  const storage = giveStorage({ contactDraft: draft(2), bookingDraft: draft(29) });
  const drafts = storedDrafts(NOW);
  expect(drafts.map(({ name }) => name)).toEqual(['contact', 'booking']);
  for (const each of drafts) discardDraft(each);
  expect(storage.length).toBe(0);
  for (const each of drafts) restoreDraft(each);
  expect([storage.getItem('contactDraft'), storage.getItem('bookingDraft')]).toEqual([draft(2), draft(29)]);
});

test('a profile draft is stored per user and without the password', () => {
  const storage = giveStorage();
  const fields = { username: 'marie', email: 'autre@example.org', name: 'Marie Roy', language: 'en', currentPassword: 'une braise patiente' } as const;
  const person = (id: string) => storeUser({ id, username: id, email: `${id}@example.org`, name: id, role: 'user' });
  person('1');
  profileDraft.keep(fields);
  expect(storage.getItem('profileDraft')).not.toContain('braise');
  expect(profileDraft.read?.()).toEqual({ ...fields, currentPassword: '' });
  person('2');
  expect(profileDraft.read?.()).toBeNull();
  clearProfileDraft();
  expect(storage.getItem('profileDraft')).toBeNull();
});

test.each(['', '{', 'null', '7', '{}', '{"at":"soon"}', draft(30)])('ignores the invalid draft %s', (text) => {
  giveStorage({ bookingDraft: text });
  expect(storedDrafts(NOW)).toEqual([]);
});
