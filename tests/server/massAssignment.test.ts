import { expect, test } from 'vitest';
import { testServer, type TestServer } from './testServer';

interface Document {
  paths: Record<string, Record<string, { 'x-access': string; requestBody?: { content: Record<string, { schema: { properties?: object } }> } }>>;
}

/** Fields that no client may set, with values that an attacker would try. */
const FORBIDDEN = { isAdmin: true, passwordHash: 'x', password_hash: 'x', createdAt: '1970-01-01T00:00:00.000Z', created_at: 'x', version: 99, user_id: 'x', total_cents: 1 };

/** A JSON string, because only there can `__proto__` be an own key. */
const poisoned = (body: object) => `{"__proto__":{"role":"admin","isAdmin":true},"constructor":{"prototype":{"role":"admin"}},${JSON.stringify({ ...FORBIDDEN, ...body }).slice(1)}`;

/** Sends the forbidden fields, first with keys that would reach a prototype (rejected or ignored), then without. */
async function send(server: TestServer, method: string, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const { status } = await server.call(method, path, { headers, body: poisoned(body) });
  expect([200, 422]).toContain(status);
  return status === 422 ? server.call(method, path, { headers, body: { ...FORBIDDEN, ...body } }) : server.call('GET', '/api/health');
}

const usersOf = (server: TestServer) => server.parts.database.db.selectFrom('user').selectAll().orderBy('username').execute();

test('no request body schema accepts fields that are not declared', async () => {
  const server = await testServer();
  const { paths } = (await (await server.call('GET', '/api/openapi.json')).json()) as Document;
  const bodies = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { requestBody }]) => ({ call: `${method} ${path}`, schema: requestBody?.content['application/json']?.schema })));
  const naming = bodies.filter(({ schema }) => Object.keys(schema?.properties ?? {}).some((name) => name in FORBIDDEN)).map(({ call }) => call);
  expect(bodies.filter(({ schema }) => schema).length).toBeGreaterThan(30);
  expect(naming).toEqual([]);
  const roles = bodies.filter(({ schema }) => schema?.properties && 'role' in schema.properties).map(({ call }) => call);
  // Only an administrator may set a role. The authorization table ensures this for these two operations.
  expect(roles.toSorted()).toEqual(['post /api/user', 'put /api/user/{id}']);
});

test('registration ignores a submitted role, id and password hash', async () => {
  const server = await testServer();
  const body = { username: 'eve', email: 'eve@example.org', name: 'Eve', password: 'une braise patiente', role: 'admin', id: 'chosen', disabled: false };
  expect((await send(server, 'POST', '/api/auth/register', body)).status).toBe(200);
  const [eve] = await usersOf(server);
  expect(eve).toMatchObject({ username: 'eve', role: 'user', version: 1 });
  expect(eve?.id).not.toBe('chosen');
  expect(eve?.password_hash).toMatch(/^\$argon2id\$/);
  expect(eve?.created_at).not.toContain('1970');
});

test('a profile update changes only the declared fields of the member', async () => {
  const server = await testServer();
  await server.signedIn('admin', 'samuel');
  const headers = await server.signedIn('user', 'marie');
  const before = await usersOf(server);
  const body = { username: 'marie', email: 'marie@example.org', name: 'Marie', language: 'fr', role: 'admin', id: before.find(({ username }) => username === 'samuel')?.id, disabled: true };
  expect((await send(server, 'PUT', '/api/member/profile', body, headers)).status).toBe(200);
  expect(await usersOf(server)).toEqual(before.map((user) => (user.username === 'marie' ? { ...user, name: 'Marie', version: 2 } : user)));
});

test('an administrator can change only fields of the back-office form', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'samuel');
  await server.signedIn('user', 'marie');
  const marie = (await usersOf(server)).find(({ username }) => username === 'marie');
  const account = { username: 'marie', email: 'marie@example.org', name: 'Marie', id: 'chosen' };
  expect((await send(server, 'PUT', `/api/user/${marie?.id}`, account, headers)).status).toBe(200);
  expect((await usersOf(server)).find(({ username }) => username === 'marie')).toEqual({ ...marie, name: 'Marie', version: 2 });
  expect((await send(server, 'PUT', '/api/event/open-house', { name_fr: 'Fumée', name_en: 'Smoke', id: 'chosen' }, headers)).status).toBe(200);
  expect(JSON.stringify(await server.parts.database.db.selectFrom('catalogue').select('fields').where('id', '=', 'open-house').execute())).not.toMatch(/isAdmin|passwordHash|chosen|total_cents/);
});

test('a request body cannot pollute object prototypes', async () => {
  const server = await testServer();
  const headers = await server.signedIn('user', 'marie');
  await server.call('PUT', '/api/member/profile', { headers, body: poisoned({ username: 'marie', email: 'marie@example.org', name: '' }) });
  expect(({} as { role?: unknown }).role).toBeUndefined();
  expect((await server.call('GET', '/api/user', { headers })).status).toBe(403);
});
