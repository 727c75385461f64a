import { expect, test } from 'vitest';
import type { Account } from '../../src/contract/user';
import { purgeExpired } from '../../server/db/purge';
import { testServer, type TestServer } from './testServer';

const login = (server: TestServer, username: string, password: string) => server.call('POST', '/api/auth/login', { body: { username, password } });

/** Returns the audit entries without ids and timestamps, oldest first. */
async function auditOf(server: TestServer, headers: Record<string, string>) {
  await server.settled();
  const lines = (await (await server.call('GET', '/api/audit', { headers })).json()) as { what: string; by: string; subject: string; change: string; at: string }[];
  return lines.map(({ what, by, subject, change }) => [what, by, subject, change]);
}

test('logins and failed logins are audited, for known and unknown names', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'samuel');
  await login(server, 'samuel', 'the password of samuel');
  await login(server, 'samuel', 'wrong');
  await login(server, 'nobody', 'wrong');
  const lines = await auditOf(server, headers);
  expect(lines).toHaveLength(3);
  expect(lines).toEqual(expect.arrayContaining([['sign-in', 'samuel', 'samuel', ''], ['sign-in-refused', '', 'samuel', ''], ['sign-in-refused', '', '', '']]));
});

test('account creation, promotion, disabling, deletion and restoration are audited with their changes', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'samuel');
  const body = { username: 'marie', email: 'marie@example.org', name: '', role: 'user', password: 'une braise patiente' };
  const { id } = (await (await server.call('POST', '/api/user', { headers, body })).json()) as Account;
  const at = (minute: number) => server.travelTo(`2026-11-21T17:0${minute}:00.000Z`);
  at(1);
  await server.call('PUT', `/api/user/${id}`, { headers, body: { ...body, password: '', role: 'admin' } });
  at(2);
  await server.call('PUT', `/api/user/${id}`, { headers, body: { ...body, role: 'admin', disabled: true } });
  at(3);
  await server.call('DELETE', `/api/user/${id}`, { headers });
  at(4);
  await server.call('POST', `/api/user/${id}/restore`, { headers });
  const lines = await auditOf(server, headers);
  expect(lines).toHaveLength(6);
  expect([lines[0], lines[1], lines[4], lines[5]]).toEqual([
    ['account-restored', 'samuel', 'marie', 'role: – → admin, disabled: – → true'],
    ['account-deleted', 'samuel', 'marie', ''],
    ['account-changed', 'samuel', 'marie', 'role: user → admin'],
    ['account-made', 'samuel', 'marie', 'role: – → user, disabled: – → false'],
  ]);
  expect(lines.slice(2, 4)).toEqual(expect.arrayContaining([['account-changed', 'samuel', 'marie', 'disabled: false → true'], ['password', 'samuel', 'marie', '']]));
});

test('a price change is audited with both prices, and a text change is not audited', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'samuel');
  const meat = (await (await server.call('GET', '/api/meat/brisket', { headers })).json()) as Record<string, unknown> & { sellPerKg: number };
  await server.call('PUT', '/api/meat/brisket', { headers, body: { ...meat, name_en: 'Another name' } });
  await server.call('PUT', '/api/meat/brisket', { headers, body: { ...meat, sellPerKg: 99 } });
  expect(await auditOf(server, headers)).toEqual([['price', 'samuel', 'meat/brisket', `sellPerKg: ${meat.sellPerKg} → 99`]]);
});

test('rejected changes are not audited', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'samuel');
  const [{ id }] = (await (await server.call('GET', '/api/user', { headers })).json()) as [Account];
  expect((await server.call('PUT', `/api/user/${id}`, { headers, body: { username: 'samuel', email: 'samuel@example.org', role: 'user' } })).status).toBe(409);
  expect((await server.call('DELETE', `/api/user/${id}`, { headers })).status).toBe(409);
  expect(await auditOf(server, headers)).toEqual([]);
});

test('audit entries do not name deleted users, and expire', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'samuel');
  await server.signedIn('user', 'marie');
  await login(server, 'marie', 'the password of marie');
  await server.parts.database.db.deleteFrom('user').where('username', '=', 'marie').execute();
  expect(JSON.stringify(await server.parts.database.db.selectFrom('audit').selectAll().execute())).not.toContain('marie');
  expect(await auditOf(server, headers)).toEqual([['sign-in', '', expect.stringMatching(/^user\//) as string, '']]);
  await purgeExpired(server.parts.database.db, new Date('2040-01-01T00:00:00Z'));
  expect(await server.parts.database.db.selectFrom('audit').selectAll().execute()).toEqual([]);
});
