import { expect, test } from 'vitest';
import type { Account } from '../../src/contract/user';
import { login, mailsOf, member, opens, PASSWORD, registration, usersOf } from './accountSetup';
import { testServer } from './testServer';

const NEW = 'un autre feu de camp';

async function scene() {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'samuel');
  const ask = (method: string, path = '', body?: unknown, more: Record<string, string> = {}) => server.call(method, `/api/user${path}`, { headers: { ...headers, ...more }, ...(body === undefined ? {} : { body }) });
  const idOf = async (username: string) => (await usersOf(server)).find((user) => user.username === username)?.id ?? '';
  return { server, headers, ask, idOf };
}

const account = async (response: Response) => (await response.json()) as Account;
const marie = { username: 'marie', email: 'marie@example.org' };
const samuel = { username: 'samuel', email: 'samuel@example.org' };

test('an administrator creates an account that can log in with the chosen role', async () => {
  const { server, ask } = await scene();
  const created = await ask('POST', '', registration({ role: 'admin', language: 'en', id: 'mine', createdAt: '1970', passwordHash: 'x' }));
  expect(created.status).toBe(201);
  expect(created.headers.get('etag')).toBe('"1"');
  const user = await account(created);
  expect(user).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) as string, username: 'josee', email: 'josee@example.org', name: 'Josée', role: 'admin', language: 'en', disabled: false, createdAt: '2026-11-21T17:00:00.000Z', version: 1 });
  expect((await login(server)).status).toBe(200);
  expect(await (await ask('GET', `/${user.id}`)).json()).toEqual(user);
});

test('an account created without a role is a member', async () => {
  const { ask } = await scene();
  expect(await account(await ask('POST', '', registration()))).toMatchObject({ role: 'user', language: 'fr', disabled: false });
});

test('the account list is paginated and contains no password', async () => {
  const { ask } = await scene();
  await ask('POST', '', registration());
  const text = await (await ask('GET')).text();
  expect((JSON.parse(text) as Account[]).map(({ username }) => username).toSorted()).toEqual(['josee', 'samuel']);
  expect(text).not.toMatch(/password|argon2/i);
  expect(await (await ask('GET', '?limit=1&offset=1')).json()).toHaveLength(1);
});

test('an account with a used username or email, a weak password or an unknown role is rejected', async () => {
  const { server, ask, idOf } = await scene();
  await server.signedIn('user', 'marie');
  const errors = async (response: Response) => {
    expect(response.status).toBe(422);
    return Object.keys(((await response.json()) as { errors: object }).errors);
  };
  expect(await errors(await ask('POST', '', registration({ username: 'Marie' })))).toEqual(['username']);
  expect(await errors(await ask('POST', '', registration({ email: 'MARIE@example.org' })))).toEqual(['email']);
  expect(await errors(await ask('POST', '', registration({ password: 'password' })))).toEqual(['password']);
  expect(await errors(await ask('POST', '', registration({ password: undefined })))).toEqual(['password']);
  expect(await errors(await ask('POST', '', registration({ role: 'owner' })))).toEqual(['role']);
  expect(await errors(await ask('PUT', `/${await idOf('marie')}`, { ...marie, username: 'samuel' }))).toEqual(['username']);
  expect(await errors(await ask('PUT', `/${await idOf('marie')}`, { ...marie, email: 'samuel@example.org' }))).toEqual(['email']);
});

test('fields missing from an account update stay unchanged', async () => {
  const { server, ask, idOf } = await scene();
  const headers = await server.signedIn('admin', 'marie');
  await server.parts.database.db.updateTable('user').set({ language: 'en' }).where('username', '=', 'marie').execute();
  const changed = await account(await ask('PUT', `/${await idOf('marie')}`, { ...marie, name: 'Marie T.', password: '' }));
  expect(changed).toMatchObject({ name: 'Marie T.', role: 'admin', language: 'en', disabled: false, version: 2 });
  expect(await opens(server, headers)).toBe(true);
  expect((await login(server, 'marie', 'the password of marie')).status).toBe(200);
});

test.each([
  ['another role', { role: 'user' }],
  ['another password', { password: NEW }],
  ['being disabled', { disabled: true }],
])('%s ends the sessions of an account', async (_, change) => {
  const { server, ask, idOf } = await scene();
  const headers = await server.signedIn('admin', 'marie');
  expect((await ask('PUT', `/${await idOf('marie')}`, { ...marie, ...change })).status).toBe(200);
  expect(await opens(server, headers)).toBe(false);
});

test('a password set by an administrator works, and the account owner is notified', async () => {
  const { server, ask, idOf } = await scene();
  await member(server);
  await ask('PUT', `/${await idOf('josee')}`, { username: 'josee', email: 'josee@example.org', password: NEW });
  expect((await login(server, 'josee', PASSWORD)).status).toBe(401);
  expect((await login(server, 'josee', NEW)).status).toBe(200);
  expect((await mailsOf(server)).map(({ kind }) => kind)).toContain('password-changed');
});

test('a disabled account cannot log in until enabled again', async () => {
  const { server, ask, idOf } = await scene();
  await member(server);
  const set = async (disabled: boolean) => ask('PUT', `/${await idOf('josee')}`, { username: 'josee', email: 'josee@example.org', disabled });
  await set(true);
  expect((await login(server)).status).toBe(401);
  await set(false);
  expect((await login(server)).status).toBe(200);
});

test('the last active administrator cannot be demoted, disabled, deleted or erased', async () => {
  const { server, headers, ask, idOf } = await scene();
  await server.signedIn('admin', 'luc');
  await server.parts.database.db.updateTable('user').set({ disabled: 1 }).where('username', '=', 'luc').execute();
  const id = await idOf('samuel');
  const refused = [
    await ask('PUT', `/${id}`, { ...samuel, role: 'user' }),
    await ask('PUT', `/${id}`, { ...samuel, disabled: true }),
    await ask('DELETE', `/${id}`),
    await server.call('POST', '/api/member/erase', { headers, body: { password: 'the password of samuel' } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  expect(await refused[0]?.json()).toEqual({ message: 'Il doit rester au moins une personne qui administre le site.' });
  expect((await usersOf(server)).find((user) => user.id === id)).toMatchObject({ role: 'admin', disabled: 0 });
  expect((await ask('DELETE', `/${await idOf('luc')}`)).status).toBe(200);
});

test('two administrators who delete each other concurrently leave one', async () => {
  const { server, headers, idOf } = await scene();
  const other = await server.signedIn('admin', 'luc');
  const [first, second] = [await idOf('samuel'), await idOf('luc')];
  const statuses = await Promise.all([server.call('DELETE', `/api/user/${second}`, { headers }), server.call('DELETE', `/api/user/${first}`, { headers: other })]);
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await usersOf(server)).toEqual([expect.objectContaining({ role: 'admin' })]);
});

test('a deleted account is removed with its sessions', async () => {
  const { server, ask, idOf } = await scene();
  const headers = await member(server);
  const id = await idOf('josee');
  expect((await ask('DELETE', `/${id}`, undefined, { 'if-match': '"7"' })).status).toBe(412);
  expect((await ask('DELETE', `/${id}`)).status).toBe(200);
  expect(await opens(server, headers)).toBe(false);
  for (const method of ['GET', 'DELETE']) expect((await ask(method, `/${id}`)).status).toBe(404);
  expect((await ask('PUT', `/${id}`, marie)).status).toBe(404);
});

test('of two edits of one account, the second is rejected and returns the current account', async () => {
  const { server, ask, idOf } = await scene();
  await server.signedIn('user', 'marie');
  const path = `/${await idOf('marie')}`;
  expect((await ask('PUT', path, { ...marie, name: 'One' }, { 'if-match': '"1"' })).status).toBe(200);
  const late = await ask('PUT', path, { ...marie, name: 'Two' }, { 'if-match': '"1"' });
  expect(late.status).toBe(412);
  expect(await late.json()).toMatchObject({ current: { name: 'One', version: 2 } });
});

test('a username or email that differs only in case is rejected as a duplicate, including accented letters', async () => {
  const { ask } = await scene();
  expect((await ask('POST', '', registration({ username: 'Éloïse', email: 'Éloïse@exemple.ca' }))).status).toBe(201);
  const duplicate = await ask('POST', '', registration({ username: 'éloïse', email: 'autre@exemple.ca' }));
  expect([duplicate.status, await duplicate.json()]).toMatchObject([422, { errors: { username: expect.any(String) as string } }]);
  const sameMail = await ask('POST', '', registration({ username: 'autre', email: 'éLOÏSE@exemple.ca' }));
  expect([sameMail.status, await sameMail.json()]).toMatchObject([422, { errors: { email: expect.any(String) as string } }]);
  // Decomposed accent (NFD).
  expect((await ask('POST', '', registration({ username: 'Éloïse'.normalize('NFD'), email: 'encore@exemple.ca' }))).status).toBe(422);
});
