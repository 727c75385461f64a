import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { createLog } from '../../server/log';
import type { Session } from '../../src/contract/user';
import { testServer, type TestServer } from './testServer';

/** Second server on the same database. */
const sibling = ({ parts }: TestServer) => {
  const app = createApp(parts);
  return async (headers: Record<string, string>) => (await app.request('/api/booking', { headers })).status;
};

const here = async (server: TestServer, headers: Record<string, string>) => (await server.call('GET', '/api/booking', { headers })).status;

test('a session lasts exactly twelve hours on every server', async () => {
  const server = await testServer();
  const there = sibling(server);
  const headers = await server.signedIn('admin', 'samuel');
  server.travelTo('2026-11-22T04:59:59.000Z');
  expect([await here(server, headers), await there(headers)]).toEqual([200, 200]);
  server.travelTo('2026-11-22T05:00:01.000Z');
  expect([await here(server, headers), await there(headers)]).toEqual([401, 401]);
});

test('using a session does not extend it', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'samuel');
  for (let hour = 18; hour < 24; hour += 1) {
    server.travelTo(`2026-11-21T${hour}:30:00.000Z`);
    expect(await here(server, headers)).toBe(200);
  }
  server.travelTo('2026-11-22T05:00:01.000Z');
  expect(await here(server, headers)).toBe(401);
});

test.each<[string, (server: TestServer, headers: Record<string, string>, admin: Record<string, string>, id: string) => Promise<Response>]>([
  ['signs out', (server, headers) => server.call('POST', '/api/auth/logout', { headers })],
  ['changes their password', (server, headers) => server.call('PUT', '/api/member/password', { headers, body: { currentPassword: 'the password of marie', newPassword: 'une braise patiente' } })],
  ['is disabled', (server, _, headers, id) => server.call('PUT', `/api/user/${id}`, { headers, body: { username: 'marie', email: 'marie@example.org', disabled: true } })],
  ['gets another role', (server, _, headers, id) => server.call('PUT', `/api/user/${id}`, { headers, body: { username: 'marie', email: 'marie@example.org', role: 'user' } })],
  ['is deleted', (server, _, headers, id) => server.call('DELETE', `/api/user/${id}`, { headers })],
])('a session ends immediately on every server when its user %s', async (_, endSession) => {
  const server = await testServer();
  const there = sibling(server);
  const admin = await server.signedIn('admin', 'samuel');
  const headers = await server.signedIn('admin', 'marie');
  expect([await here(server, headers), await there(headers)]).toEqual([200, 200]);
  const { id } = await server.parts.database.db.selectFrom('user').select('id').where('username', '=', 'marie').executeTakeFirstOrThrow();
  expect((await endSession(server, headers, admin, id)).status).toBe(200);
  expect([await here(server, headers), await there(headers)]).toEqual([401, 401]);
});

test('a token is absent from all data files and logs', { skip: Boolean(process.env['TEST_DATABASE_URL']) }, async () => {
  const lines: string[] = [];
  const server = await testServer({ log: createLog({ write: (line) => void lines.push(line) }) });
  await server.signedIn('admin', 'samuel');
  const { token } = (await (await server.call('POST', '/api/auth/login', { body: { username: 'samuel', password: 'the password of samuel' } })).json()) as Session;
  expect(await here(server, { authorization: `Bearer ${token}` })).toBe(200);
  await server.call('GET', `/api/booking?token=${token}`);
  const { dataDir } = server.parts.config;
  const files = await readdir(dataDir);
  const contents = await Promise.all(files.map(async (name) => (await readFile(join(dataDir, name))).toString('latin1')));
  // Control: the files read do contain the account's email address.
  expect(contents.join('')).toContain('samuel@example.org');
  expect(contents.join('')).not.toContain(token);
  expect(lines.join('')).not.toContain(token);
  expect(lines.length).toBeGreaterThan(2);
});
