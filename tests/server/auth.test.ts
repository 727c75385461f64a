import { expect, test } from 'vitest';
import { prepareFirstAdministrator } from '../../server/auth/firstAdministrator';
import type { Session, User } from '../../src/contract/user';
import { testServer, type TestServer } from './testServer';

const login = (server: TestServer, username: string, password: string, language = 'fr') =>
  server.call('POST', '/api/auth/login', { body: { username, password }, headers: { 'accept-language': language } });

const verify = (server: TestServer, token: string) => server.call('POST', '/api/auth/verify', { body: { token } });

const tokenOf = ({ authorization }: { authorization: string }) => authorization.slice('Bearer '.length);

test.each(['marie', 'MARIE', 'marie@example.org', 'Marie@Example.org'])('login with the name %s returns a token and the user without the password', async (name) => {
  const server = await testServer();
  await server.signedIn('admin', 'marie');
  const response = await login(server, name, 'the password of marie');
  expect(response.status).toBe(200);
  const session = (await response.json()) as Session;
  expect(session.user).toEqual({ id: expect.any(String) as string, username: 'marie', email: 'marie@example.org', name: 'marie', role: 'admin' });
  expect((await verify(server, session.token)).status).toBe(200);
});

test('every login returns a new token', async () => {
  const server = await testServer();
  await server.signedIn('user', 'marie');
  const token = async () => ((await (await login(server, 'marie', 'the password of marie')).json()) as Session).token;
  expect(await token()).not.toBe(await token());
});

test('tokens are stored as hashes only', async () => {
  const server = await testServer();
  const token = tokenOf(await server.signedIn('user'));
  const sessions = await server.parts.database.db.selectFrom('session').selectAll().execute();
  expect(JSON.stringify(sessions)).not.toContain(token);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test.each([
  ['fr', 'Le nom d’utilisateur ou le mot de passe est incorrect.'],
  ['en', 'The username or the password is wrong.'],
])('login fails with the same message for an unknown name, a wrong password and a disabled user, in %s', async (language, message) => {
  const server = await testServer();
  await server.signedIn('user', 'marie');
  await server.signedIn('user', 'paul');
  await server.parts.database.db.updateTable('user').set({ disabled: 1 }).where('username', '=', 'paul').execute();
  for (const [name, password] of [['nobody', 'whatever'], ['marie', 'wrong'], ['paul', 'the password of paul']] as const) {
    const response = await login(server, name, password, language);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message });
  }
});

test('login accepts a password in another Unicode normalization form', async () => {
  const server = await testServer();
  const admin = { username: 'zoé', email: 'zoe@example.org', password: 'cafe\u0301 noir' };
  await prepareFirstAdministrator(server.parts, { administrator: admin, publicUrl: '' });
  expect((await login(server, 'zoé', 'caf\u00e9 noir')).status).toBe(200);
});

test('login returns 503 under too many concurrent requests, and recovers afterwards', async () => {
  const server = await testServer();
  await server.signedIn('user', 'marie');
  const responses = await Promise.all(Array.from({ length: 80 }, (_, index) => login(server, `nobody ${index}`, 'whatever')));
  const statuses = responses.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  expect(responses.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5');
  expect((await login(server, 'marie', 'the password of marie')).status).toBe(200);
}, 30_000);

test('a session expires after twelve hours of server time', async () => {
  const server = await testServer();
  const token = tokenOf(await server.signedIn('admin'));
  server.travelTo('2026-11-22T04:59:59.000Z');
  expect((await verify(server, token)).status).toBe(200);
  server.travelTo('2026-11-22T05:00:00.000Z');
  const response = await verify(server, token);
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ message: 'La session est terminée. Connectez-vous de nouveau.' });
});

test('a session ends immediately when its user is disabled, and uses the user’s current role', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'marie');
  const { db } = server.parts.database;
  await db.updateTable('user').set({ role: 'user' }).execute();
  expect((await server.call('GET', '/api/booking', { headers })).status).toBe(403);
  await db.updateTable('user').set({ disabled: 1 }).execute();
  expect((await server.call('GET', '/api/booking', { headers })).status).toBe(401);
});

test.each(['', 'garbage', 'x'.repeat(200)])('a request with the token "%s" is rejected with 401', async (token) => {
  const server = await testServer();
  expect((await server.call('GET', '/api/booking', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
});

const account = { username: 'samuel', email: 'samuel@example.org', password: 'un bon mot de passe' };
const link = async ({ parts }: TestServer) => new URL((await prepareFirstAdministrator(parts, parts.config)) ?? '');
const setUp = (server: TestServer, token: string | null, changes = {}) => server.call('POST', '/api/auth/setup', { body: { ...account, token, ...changes } });

test('the setup link creates the first administrator once and logs them in', async () => {
  const server = await testServer({ environment: { PUBLIC_URL: 'http://localhost:3000/' } });
  const address = await link(server);
  expect(`${address.origin}${address.pathname}`).toBe('http://localhost:3000/fr/setup');
  const token = address.searchParams.get('token');
  const response = await setUp(server, token);
  expect(response.status).toBe(200);
  const session = (await response.json()) as Session;
  expect(session.user).toMatchObject({ username: 'samuel', role: 'admin' });
  expect((await server.call('GET', '/api/booking', { headers: { authorization: `Bearer ${session.token}` } })).status).toBe(200);
  expect((await setUp(server, token, { username: 'other', email: 'other@example.org' })).status).toBe(404);
  expect((await login(server, 'samuel', account.password)).status).toBe(200);
});

test('ten concurrent uses of the setup link create one administrator', async () => {
  const server = await testServer();
  const token = (await link(server)).searchParams.get('token');
  const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => setUp(server, token, { username: `user${index}`, email: `user${index}@example.org` })));
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(404)]);
  expect(await server.parts.database.db.selectFrom('user').select('id').execute()).toHaveLength(1);
});

test('the setup link is rejected after an hour, with another token, and once an account exists', async () => {
  const server = await testServer();
  const token = (await link(server)).searchParams.get('token');
  expect((await setUp(server, 'another')).status).toBe(404);
  server.travelTo('2026-11-21T18:00:00.000Z');
  expect((await setUp(server, token)).status).toBe(404);
  server.travelTo('2026-11-21T17:59:59.000Z');
  await server.signedIn('user', 'marie');
  const response = await setUp(server, token);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'Ce lien de création de compte n’est plus valide.' });
});

test('setup requires a valid email address and a password of eight characters, and a mistake does not use up the link', async () => {
  const server = await testServer();
  const token = (await link(server)).searchParams.get('token');
  const response = await setUp(server, token, { email: 'nowhere', password: 'short' });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    message: 'Certains champs ne sont pas valides.',
    errors: { email: 'Veuillez entrer une adresse courriel valide', password: 'Le mot de passe doit compter au moins 8\u00a0caractères' },
  });
  expect((await setUp(server, token)).status).toBe(200);
});

test('the first administrator comes from the environment when configured, and no setup link is created', async () => {
  const server = await testServer({ environment: { ADMIN_USERNAME: 'samuel', ADMIN_EMAIL: 'samuel@example.org', ADMIN_PASSWORD: account.password } });
  expect(await prepareFirstAdministrator(server.parts, server.parts.config)).toBeNull();
  const { user } = (await (await login(server, 'samuel', account.password)).json()) as { user: User };
  expect(user.role).toBe('admin');
  expect(await prepareFirstAdministrator(server.parts, server.parts.config)).toBeNull();
  expect(await server.parts.database.db.selectFrom('user').select('id').execute()).toHaveLength(1);
});

test('no setup link is created when an account exists', async () => {
  const server = await testServer();
  await server.signedIn('admin');
  expect(await prepareFirstAdministrator(server.parts, server.parts.config)).toBeNull();
});
