import { expect, test } from 'vitest';
import { closeSession, openSession } from '../../server/db/sessions';
import { ACTORS, AUTHORIZATION, BYPASSED, type Actor, type Outcome } from './authorizationTable';
import { testServer, type TestServer } from './testServer';

const HOUR_MS = 3_600_000;

const operationsOf = async (server: TestServer) => {
  const { paths } = (await (await server.call('GET', '/api/openapi.json')).json()) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
};

/** Returns the request headers of each actor, all on one server. */
async function actorsOf(server: TestServer): Promise<Record<Actor, Record<string, string>>> {
  const { db } = server.parts.database;
  const member = await server.signedIn('user', 'marie');
  const otherMember = await server.signedIn('user', 'paul');
  const administrator = await server.signedIn('admin', 'samuel');
  const disabled = await server.signedIn('admin', 'luc');
  await db.updateTable('user').set({ disabled: 1 }).where('username', '=', 'luc').execute();
  const { id } = await db.selectFrom('user').select('id').where('username', '=', 'samuel').executeTakeFirstOrThrow();
  const now = server.parts.clock();
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const revoked = await openSession(db, id, now);
  await closeSession(db, revoked);
  // Tokens of an administrator, so that a refusal is due to the token and not the role.
  const expired = await openSession(db, id, new Date(now.getTime() - 12 * HOUR_MS));
  return { anonymous: {}, member, otherMember, administrator, disabled, expired: bearer(expired), revoked: bearer(revoked), garbage: bearer('x'.repeat(43)) };
}

/** Makes a call with a body that is invalid for every operation, so that an authorized call changes no data. */
async function outcomeOf(server: TestServer, operation: string, headers: Record<string, string>, query: string): Promise<Outcome> {
  const [method = '', path = ''] = operation.split(' ');
  // Logging out needs no body and would end the session that the other operations are tested with.
  const asked = operation === 'POST /api/auth/logout' ? {} : headers;
  const { status } = await server.call(method, `${path.replace('{id}', 'nothing')}${query}`, { headers: asked, ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}) });
  return status === 401 || status === 403 ? status : 'in';
}

test('the authorization table lists exactly the operations that are served', async () => {
  expect((await operationsOf(await testServer())).toSorted()).toEqual(Object.keys(AUTHORIZATION).toSorted());
});

test.each([
  ['', AUTHORIZATION],
  ['?bypassReadAuth=true', BYPASSED],
])('every operation admits exactly the roles of the authorization table with the query "%s"', async (query, table) => {
  const server = await testServer();
  const headers = await actorsOf(server);
  const found: Record<string, Partial<Record<Actor, Outcome>>> = {};
  for (const operation of await operationsOf(server)) {
    const outcomes = await Promise.all(ACTORS.map(async (actor) => [actor, await outcomeOf(server, operation, headers[actor], query)] as const));
    found[operation] = Object.fromEntries(outcomes);
  }
  expect(found).toEqual(table);
}, 60_000);

test('a token is accepted in the Authorization header only', async () => {
  const server = await testServer();
  const { authorization } = await server.signedIn('admin');
  const token = authorization.slice('Bearer '.length);
  expect((await server.call('GET', `/api/user?token=${token}&authToken=${token}`, { headers: { cookie: `authToken=${token}`, 'x-access-token': token } })).status).toBe(401);
});

test('client-side claims grant no access, because the role is read from the account on each request', async () => {
  const server = await testServer();
  const headers = { ...(await server.signedIn('user')), 'x-role': 'admin', cookie: 'isAdmin=true; userRole=admin' };
  expect((await server.call('GET', '/api/user?isAdmin=true&role=admin', { headers })).status).toBe(403);
  await server.parts.database.db.updateTable('user').set({ role: 'admin' }).execute();
  expect((await server.call('GET', '/api/user', { headers })).status).toBe(200);
});
