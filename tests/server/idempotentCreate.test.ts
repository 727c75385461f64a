import { expect, test } from 'vitest';
import type { Account } from '../../src/contract/user';
import { RESOURCES, type ResourceName } from '../../src/contract/resources';
import { login, registration, usersOf } from './accountSetup';
import { NAMED, newResource } from './newResources';
import { testServer } from './testServer';

const ACCOUNT = registration({ role: 'user' });
async function adminServer() {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'samuel');
  const create = (name: ResourceName, body: object, key?: string) => server.call('POST', `/api${RESOURCES[name].path}`, { body, headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) } });
  const count = async (name: ResourceName) => ((await (await server.call('GET', `/api${RESOURCES[name].path}`, { headers })).json()) as unknown[]).length;
  return { server, headers, create, count };
}

const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;

test.each(Object.keys(RESOURCES) as ResourceName[])('ten concurrent requests with one key create one %s and return the same response', async (name) => {
  const { create, count } = await adminServer();
  const before = await count(name);
  const responses = await Promise.all(Array.from({ length: 10 }, () => create(name, newResource(name), 'draft-1')));
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(201));
  expect(new Set(await Promise.all(responses.map(idOf))).size).toBe(1);
  expect(await count(name)).toBe(before + 1);
}, 30_000);

test('a different key or no key creates another item', async () => {
  const { create, count } = await adminServer();
  const before = await count('meat');
  for (const key of ['draft-1', 'draft-2', undefined, undefined]) expect((await create('meat', NAMED, key)).status).toBe(201);
  expect(await count('meat')).toBe(before + 4);
});

test('a key is scoped to one resource', async () => {
  const { create, count } = await adminServer();
  const before = await count('side');
  await create('meat', NAMED, 'draft-1');
  expect((await create('side', NAMED, 'draft-1')).status).toBe(201);
  expect(await count('side')).toBe(before + 1);
});

test('a repeated request returns the current item, and a deleted item stays deleted', async () => {
  const { server, headers, create } = await adminServer();
  const id = await idOf(await create('meat', NAMED, 'draft-1'));
  await server.call('PUT', `/api/meat/${id}`, { headers, body: { ...NAMED, sellPerKg: 44 } });
  const again = await create('meat', NAMED, 'draft-1');
  expect([again.status, again.headers.get('etag')]).toEqual([201, '"2"']);
  expect(await again.json()).toMatchObject({ id, sellPerKg: 44 });
  await server.call('DELETE', `/api/meat/${id}`, { headers });
  expect((await create('meat', NAMED, 'draft-1')).status).toBe(404);
});

test('a key reused with other fields is rejected and creates no item', async () => {
  const { create, count } = await adminServer();
  await create('meat', NAMED, 'draft-1');
  const before = await count('meat');
  const other = await create('meat', { ...NAMED, sellPerKg: 44 }, 'draft-1');
  expect(other.status).toBe(422);
  expect(await other.json()).not.toHaveProperty('errors');
  expect(await count('meat')).toBe(before);
});

test('a rejected request can be corrected and sent with the same key', async () => {
  const { create } = await adminServer();
  expect((await create('meat', { name_fr: 'Dinde' }, 'draft-1')).status).toBe(422);
  expect((await create('meat', NAMED, 'draft-1')).status).toBe(201);
});

test('an account created twice with one key keeps its password, which is not stored with the key', async () => {
  const { server, create } = await adminServer();
  const first = (await (await create('user', ACCOUNT, 'draft-1')).json()) as Account;
  expect(await (await create('user', ACCOUNT, 'draft-1')).json()).toEqual(first);
  const other = await create('user', { ...ACCOUNT, password: 'un autre feu de camp' }, 'draft-1');
  expect(other.status).toBe(422);
  expect((await login(server)).status).toBe(200);
  expect((await usersOf(server)).filter(({ username }) => username === ACCOUNT['username'])).toHaveLength(1);
  const [kept] = await server.parts.database.db.selectFrom('idempotency').selectAll().execute();
  expect(kept?.answer).toBe(JSON.stringify({ id: first.id }));
  await server.parts.database.db.deleteFrom('idempotency').execute();
  await server.parts.database.db.deleteFrom('user').where('id', '=', first.id).execute();
  await create('user', { ...ACCOUNT, password: 'un autre feu de camp' }, 'draft-1');
  const [anew] = await server.parts.database.db.selectFrom('idempotency').selectAll().execute();
  // The hash excludes the password, so another password results in the same hash.
  expect(anew?.body_hash).toBe(kept?.body_hash);
});
