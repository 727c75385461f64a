import * as argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { login, mailsOf, member, register, registration, usersOf } from './accountSetup';
import { setupSettings } from './settingsSetup';
import { testServer } from './testServer';

// The test files of a worker share their modules. The hashing module is therefore loaded again, with a spy that counts.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

test('a newly registered user is a member, can log in immediately and gets a mail in their language', async () => {
  const server = await testServer();
  const response = await register(server, { language: 'en' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ message: 'Registration successful! You can now log in.' });
  expect(await (await login(server)).json()).toMatchObject({ user: { username: 'josee', role: 'user' } });
  expect(await mailsOf(server)).toEqual([expect.objectContaining({ kind: 'account-welcome', recipient: 'josee@example.org', language: 'en', subject: 'Your account is ready' })]);
  expect(await usersOf(server)).toEqual([expect.objectContaining({ language: 'en', name: 'Josée', disabled: 0 })]);
  expect(server.queuedSignals()).toBe(1);
});

test('registration without a language uses the browser’s language', async () => {
  const server = await testServer();
  await register(server);
  expect((await mailsOf(server))[0]).toMatchObject({ language: 'fr', subject: 'Votre compte est prêt' });
});

test('registering a known email address gets the same response and notifies only its owner', async () => {
  const server = await testServer();
  const [fresh, known] = [await register(server), await register(server, { username: 'eve', email: 'JOSEE@example.org', name: 'Eve', password: 'the password of eve', language: 'en' })];
  expect([known.status, known.headers.get('content-type')]).toEqual([fresh.status, fresh.headers.get('content-type')]);
  expect(await known.json()).toEqual({ message: 'Registration successful! You can now log in.' });
  expect(await usersOf(server)).toEqual([expect.objectContaining({ username: 'josee', name: 'Josée' })]);
  expect((await mailsOf(server)).find(({ kind }) => kind === 'account-exists')).toMatchObject({ recipient: 'josee@example.org', language: 'fr', subject: 'Vous avez déjà un compte' });
  expect((await login(server, 'josee@example.org')).status).toBe(200);
  expect((await login(server, 'eve', 'the password of eve')).status).toBe(401);
});

test('registration computes the same number of hashes for known and new email addresses', async () => {
  const server = await testServer();
  const hash = vi.mocked(argon2.hash);
  hash.mockClear();
  await register(server);
  expect(hash).toHaveBeenCalledTimes(1);
  await register(server, { username: 'eve' });
  expect(hash).toHaveBeenCalledTimes(2);
});

test('login computes the same number of hashes for known and unknown names', async () => {
  const server = await testServer();
  await register(server);
  const verify = vi.mocked(argon2.verify);
  verify.mockClear();
  await login(server, 'josee', 'wrong');
  await login(server, 'nobody', 'wrong');
  expect(verify).toHaveBeenCalledTimes(2);
});

test('registration mails contain no text typed by the sender', async () => {
  const server = await testServer();
  const names = { username: 'visit-evil-example', name: 'Buy at evil.example' };
  await register(server, names);
  await register(server, { ...names, username: 'visit-evil-again' });
  for (const { subject, text, html } of await mailsOf(server)) expect(`${subject} ${text} ${html}`).not.toContain('evil');
});

test('usernames are unique regardless of case, and the error reveals no email address', async () => {
  const server = await testServer();
  await register(server);
  for (const email of ['josee@example.org', 'new@example.org']) {
    const response = await register(server, { username: 'JOSEE', email });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { username: 'Ce nom d’utilisateur est déjà pris' } });
  }
});

test('a username in the form of an email address must be the user’s own address', async () => {
  const server = await testServer();
  expect((await register(server, { username: 'marie@example.org' })).status).toBe(422);
  await member(server, { username: 'josee@example.org' });
  expect((await register(server, { username: 'josee@example.org' })).status).toBe(200);
  expect(await usersOf(server)).toHaveLength(1);
});

test.each([
  ['role', 'admin'],
  ['isAdmin', true],
  ['id', 'mine'],
  ['passwordHash', 'x'],
  ['password_hash', 'x'],
  ['disabled', true],
  ['version', 9],
  ['createdAt', '1970-01-01'],
])('registration ignores a submitted %s', async (field, value) => {
  const server = await testServer();
  await register(server, { [field]: value });
  const [user] = await usersOf(server);
  expect(user).toMatchObject({ role: 'user', disabled: 0, version: 1, created_at: '2026-11-21T17:00:00.000Z' });
  expect(user?.id).not.toBe('mine');
  expect((await login(server)).status).toBe(200);
});

test('registration rejects prototype pollution', async () => {
  const server = await testServer();
  const body = (name: string) => `{"${name}":{"role":"admin","prototype":{"role":"admin"}},${JSON.stringify(registration()).slice(1)}`;
  for (const name of ['constructor', '__proto__']) expect((await server.call('POST', '/api/auth/register', { body: body(name) })).status).toBe(422);
  expect(await usersOf(server)).toEqual([]);
  expect({}).not.toHaveProperty('role');
});

test('a password that is the name of the business is rejected once the owner has changed the name', async () => {
  const { server, update } = await setupSettings();
  const password = 'FumoirUntel2027';
  expect((await register(server, { password })).status).toBe(200);
  await update('identity', { name: 'Fumoir Untel' });
  const refused = await register(server, { username: 'eve', email: 'eve@example.org', password });
  const { errors } = (await refused.json()) as { errors: Record<string, string> };
  expect([refused.status, Object.keys(errors)]).toEqual([422, ['password']]);
});

test.each(['court', 'password', 'Password123!', 'motdepasse', 'Boucane2027', 'St-Liboire!', '12345678901', '19840312', 'aaaaaaaaaa', 'abcabcabc', 'ｐａｓｓｗｏｒｄ', 'x'.repeat(129)])('the password %j is rejected', async (password) => {
  const server = await testServer();
  const response = await register(server, { password });
  expect(response.status).toBe(422);
  expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(['password']);
});

test.each(['une braise patiente', 'pizza-du-jeudi-soir', 'a phrase with spaces', '四匹のうさぎが走る', 'x9'.repeat(2) + 'q'.repeat(124)])('the password %j is accepted and works', async (password) => {
  const server = await testServer();
  await register(server, { password });
  expect((await login(server, 'josee', password)).status).toBe(200);
});

test('concurrent registrations of one email address create one account', async () => {
  const server = await testServer();
  const responses = await Promise.all(Array.from({ length: 6 }, (_, index) => register(server, { username: `josee${index}` })));
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
  expect(await usersOf(server)).toHaveLength(1);
  expect((await mailsOf(server)).map(({ kind }) => kind).toSorted()).toEqual([...Array<string>(5).fill('account-exists'), 'account-welcome']);
});
