import * as argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { login, mailsOf, member, register, registration, usersOf } from './accountScene';
import { testServer } from './testServer';

// The files of a worker share their modules: what hashes here is loaded anew, with a function that counts.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

test('who registers is a member, may sign in at once, and gets a mail in their language', async () => {
  const server = await testServer();
  const response = await register(server, { language: 'en' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ message: 'Registration successful! You can now log in.' });
  expect(await (await login(server)).json()).toMatchObject({ user: { username: 'josee', role: 'user' } });
  expect(await mailsOf(server)).toEqual([expect.objectContaining({ kind: 'account-welcome', recipient: 'josee@example.org', language: 'en', subject: 'Your account is ready' })]);
  expect(await usersOf(server)).toEqual([expect.objectContaining({ language: 'en', name: 'Josée', disabled: 0 })]);
  expect(server.queuedSignals()).toBe(1);
});

test('who registers without a language gets the one of their browser', async () => {
  const server = await testServer();
  await register(server);
  expect((await mailsOf(server))[0]).toMatchObject({ language: 'fr', subject: 'Votre compte est prêt' });
});

test('who registers an address that has an account is answered the same, and only its owner learns of it', async () => {
  const server = await testServer();
  const [fresh, known] = [await register(server), await register(server, { username: 'eve', email: 'JOSEE@example.org', name: 'Eve', password: 'the password of eve', language: 'en' })];
  expect([known.status, known.headers.get('content-type')]).toEqual([fresh.status, fresh.headers.get('content-type')]);
  expect(await known.json()).toEqual({ message: 'Registration successful! You can now log in.' });
  expect(await usersOf(server)).toEqual([expect.objectContaining({ username: 'josee', name: 'Josée' })]);
  expect((await mailsOf(server)).find(({ kind }) => kind === 'account-exists')).toMatchObject({ recipient: 'josee@example.org', language: 'fr', subject: 'Vous avez déjà un compte' });
  expect((await login(server, 'josee@example.org')).status).toBe(200);
  expect((await login(server, 'eve', 'the password of eve')).status).toBe(401);
});

test('a known and a new address cost the same number of hashes', async () => {
  const server = await testServer();
  const hash = vi.mocked(argon2.hash);
  hash.mockClear();
  await register(server);
  expect(hash).toHaveBeenCalledTimes(1);
  await register(server, { username: 'eve' });
  expect(hash).toHaveBeenCalledTimes(2);
});

test('a known and an unknown name cost the same number of hashes to sign in', async () => {
  const server = await testServer();
  await register(server);
  const verify = vi.mocked(argon2.verify);
  verify.mockClear();
  await login(server, 'josee', 'wrong');
  await login(server, 'nobody', 'wrong');
  expect(verify).toHaveBeenCalledTimes(2);
});

test('no word that a stranger typed stands in a mail of registering', async () => {
  const server = await testServer();
  const words = { username: 'visit-evil-example', name: 'Buy at evil.example' };
  await register(server, words);
  await register(server, { ...words, username: 'visit-evil-again' });
  for (const { subject, text, html } of await mailsOf(server)) expect(`${subject} ${text} ${html}`).not.toContain('evil');
});

test('a username is taken once, in any case of letters, and that says nothing of addresses', async () => {
  const server = await testServer();
  await register(server);
  for (const email of ['josee@example.org', 'new@example.org']) {
    const response = await register(server, { username: 'JOSEE', email });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { username: 'Ce nom d’utilisateur est déjà pris' } });
  }
});

test('a username that reads like an address must be one’s own', async () => {
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
])('nobody gives themselves %s by registering', async (field, value) => {
  const server = await testServer();
  await register(server, { [field]: value });
  const [user] = await usersOf(server);
  expect(user).toMatchObject({ role: 'user', disabled: 0, version: 1, created_at: '2026-11-21T17:00:00.000Z' });
  expect(user?.id).not.toBe('mine');
  expect((await login(server)).status).toBe(200);
});

test('nobody gives themselves anything through an object’s hidden names', async () => {
  const server = await testServer();
  const body = (name: string) => `{"${name}":{"role":"admin","prototype":{"role":"admin"}},${JSON.stringify(registration()).slice(1)}`;
  for (const name of ['constructor', '__proto__']) expect((await server.call('POST', '/api/auth/register', { body: body(name) })).status).toBe(422);
  expect(await usersOf(server)).toEqual([]);
  expect({}).not.toHaveProperty('role');
});

test.each(['court', 'password', 'Password123!', 'motdepasse', 'Boucane2027', 'St-Liboire!', '12345678901', '19840312', 'aaaaaaaaaa', 'abcabcabc', 'ｐａｓｓｗｏｒｄ', 'x'.repeat(129)])('the password %j is refused', async (password) => {
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

test('two who register the same at once get one account', async () => {
  const server = await testServer();
  const responses = await Promise.all(Array.from({ length: 6 }, (_, index) => register(server, { username: `josee${index}` })));
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
  expect(await usersOf(server)).toHaveLength(1);
  expect((await mailsOf(server)).map(({ kind }) => kind).toSorted()).toEqual([...Array<string>(5).fill('account-exists'), 'account-welcome']);
});
