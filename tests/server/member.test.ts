import { expect, test } from 'vitest';
import type { MemberData } from '../../src/contract/memberData';
import type { Session } from '../../src/contract/user';
import { bearer, login, mailsOf, member, opens, PASSWORD, resetLink, reset, usersOf } from './accountSetup';
import { bookingRequest } from './bookingRequests';
import { eventRequest } from './memberRequestBodies';
import { testServer, type TestServer } from './testServer';

const NEW = 'un autre feu de camp';
const FIELDS = { username: 'josee', email: 'josee@example.org', name: 'Josée Tremblay', language: 'en' };

async function scene() {
  const server = await testServer();
  const headers = await member(server);
  const ask = (method: string, path: string, body?: unknown) => server.call(method, `/api/member${path}`, { headers, ...(body === undefined ? {} : { body }) });
  return { server, headers, ask };
}

const fieldsOf = async (response: Response) => ((await response.json()) as { errors?: Record<string, string> }).errors;
const kinds = async (server: TestServer) => (await mailsOf(server)).map(({ kind }) => kind);

test('logout ends the session on the server and is idempotent', async () => {
  const { server, headers } = await scene();
  const other = bearer(((await (await login(server)).json()) as Session).token);
  for (const _ of [1, 2]) expect((await server.call('POST', '/api/auth/logout', { headers })).status).toBe(200);
  expect(await opens(server, headers)).toBe(false);
  expect(await opens(server, other)).toBe(true);
  expect((await server.call('POST', '/api/auth/logout')).status).toBe(200);
});

test('a member reads and changes name, username and language without the password', async () => {
  const { server, ask } = await scene();
  expect(await (await ask('GET', '/profile')).json()).toEqual({ ...FIELDS, id: expect.any(String) as string, name: 'Josée', language: 'fr', role: 'user', createdAt: '2026-11-21T17:00:00.000Z' });
  expect(await (await ask('PUT', '/profile', { ...FIELDS, username: 'josee.t' })).json()).toMatchObject({ username: 'josee.t', name: 'Josée Tremblay', language: 'en' });
  expect((await login(server, 'josee.t')).status).toBe(200);
  expect(await kinds(server)).toEqual(['account-welcome']);
});

test('a change of email address requires the password and notifies the old address', async () => {
  const { server, ask } = await scene();
  const link = await resetLink(server);
  const moved = { ...FIELDS, email: 'nouvelle@example.org' };
  expect(await fieldsOf(await ask('PUT', '/profile', moved))).toEqual({ currentPassword: 'Enter your current password to change your email' });
  expect(await fieldsOf(await ask('PUT', '/profile', { ...moved, currentPassword: 'wrong' }))).toEqual({ currentPassword: 'This is not your current password' });
  expect((await ask('PUT', '/profile', { ...moved, currentPassword: PASSWORD })).status).toBe(200);
  expect((await login(server, 'nouvelle@example.org')).status).toBe(200);
  expect((await mailsOf(server)).find(({ kind }) => kind === 'email-changed')).toMatchObject({ recipient: 'josee@example.org', language: 'fr' });
  // A link that was sent to the old mailbox is invalid for either address.
  for (const email of ['josee@example.org', 'nouvelle@example.org']) expect((await reset(server, link, { email })).status).toBe(404);
});

test('a member cannot take another’s username or email address, or change protected fields', async () => {
  const { server, ask } = await scene();
  await server.signedIn('admin', 'samuel');
  expect(await fieldsOf(await ask('PUT', '/profile', { ...FIELDS, username: 'SAMUEL' }))).toHaveProperty('username');
  expect(await fieldsOf(await ask('PUT', '/profile', { ...FIELDS, email: 'samuel@example.org', currentPassword: PASSWORD }))).toHaveProperty('email');
  expect((await ask('PUT', '/profile', { ...FIELDS, role: 'admin', id: 'samuel', disabled: true, password: NEW, version: 40 })).status).toBe(200);
  expect((await usersOf(server))[0]).toMatchObject({ username: 'josee', role: 'user', disabled: 0, version: 2 });
  expect((await login(server)).status).toBe(200);
});

test('a password change requires the current password, ends other sessions and renews the token', async () => {
  const { server, headers, ask } = await scene();
  const other = bearer(((await (await login(server)).json()) as Session).token);
  expect(await fieldsOf(await ask('PUT', '/password', { currentPassword: 'wrong', newPassword: NEW }))).toEqual({ currentPassword: 'Ce n’est pas votre mot de passe actuel' });
  expect(await fieldsOf(await ask('PUT', '/password', { currentPassword: PASSWORD, newPassword: 'motdepasse' }))).toEqual({ newPassword: 'Ce mot de passe est trop facile à deviner' });
  const session = (await (await ask('PUT', '/password', { currentPassword: PASSWORD, newPassword: NEW })).json()) as Session;
  expect([await opens(server, headers), await opens(server, other), await opens(server, bearer(session.token))]).toEqual([false, false, true]);
  expect((await login(server)).status).toBe(401);
  expect((await login(server, 'josee', NEW)).status).toBe(200);
  expect(await kinds(server)).toContain('password-changed');
});

test('password guesses in a stolen session are rate limited without locking the account', async () => {
  const server = await testServer({ environment: { RATE_LIMIT_SCALE: '1' } });
  const headers = await member(server);
  const guess = () => server.call('POST', '/api/member/erase', { headers, body: { password: 'wrong' } });
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(422);
  expect((await guess()).status).toBe(429);
  expect((await login(server)).status).toBe(200);
});

test('the data export contains profile, sessions and mails of the member, and no secret', async () => {
  const { server, headers, ask } = await scene();
  await server.signedIn('user', 'paul');
  const text = await (await ask('GET', '/data')).text();
  expect(JSON.parse(text)).toEqual({
    exportedAt: '2026-11-21T17:00:00.000Z',
    profile: expect.objectContaining({ username: 'josee', email: 'josee@example.org' }) as object,
    sessions: [{ createdAt: '2026-11-21T17:00:00.000Z', expiresAt: '2026-11-22T05:00:00.000Z' }],
    mails: [{ kind: 'account-welcome', subject: 'Votre compte est prêt', text: expect.stringContaining('boucane') as string, createdAt: '2026-11-21T17:00:00.000Z' }],
    requests: [],
  });
  expect(text).not.toMatch(/argon2|hash/i);
  expect(text).not.toContain(headers.authorization.slice('Bearer '.length));
});

test('the data export contains address, notes, menu, quote, history and mails of the member’s requests', async () => {
  const { server, headers, ask } = await scene();
  const owner = await server.signedIn('admin');
  const { title, description } = eventRequest();
  const { id } = (await (await server.call('POST', '/api/event', { headers, body: eventRequest({ notes: 'Le portail est barré.' }) })).json()) as { id: string };
  await server.call('POST', `/api/booking/${id}/transition`, { headers: { ...owner, 'if-match': '"1"' }, body: { act: 'decline', letter: { subject: 'Samedi', text: 'Je suis pris ce jour-là.' } } });
  const { requests, mails } = (await (await ask('GET', '/data')).json()) as MemberData;
  expect(requests).toHaveLength(1);
  const [kept] = requests;
  expect(kept).toMatchObject({ id, title, description, request: { contactInfo: { location: '12, rue Saint-Paul, Upton' }, selections: { meats: [{ id: 'brisket' }] } }, quote: { totalCost: 454.84 }, history: [{ act: 'decline' }] });
  expect(kept?.request.contactInfo.notes).toContain('Le portail est barré.');
  expect(kept?.quote.lines.length).toBeGreaterThan(3);
  expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['account-welcome', 'booking-received', 'booking-declined']) as string[]);
  expect(mails.map(({ kind }) => kind)).not.toContain('booking-notice');
});

test('the data export excludes requests made by others under the same email address', async () => {
  const server = await testServer();
  await server.call('POST', '/api/booking', { body: bookingRequest() });
  const headers = await member(server, { username: 'eve', email: 'marie@example.org' });
  const text = await (await server.call('GET', '/api/member/data', { headers })).text();
  expect(text).not.toContain('Upton');
  expect(text).not.toContain('booking-received');
});

test('erasing an account deletes all its data, and the email address may register again', async () => {
  const { server, headers, ask } = await scene();
  await resetLink(server);
  expect(await fieldsOf(await ask('POST', '/erase', { password: 'wrong' }))).toHaveProperty('password');
  expect((await ask('POST', '/erase', { password: PASSWORD })).status).toBe(200);
  expect(await opens(server, headers)).toBe(false);
  expect((await login(server)).status).toBe(401);
  const { db } = server.parts.database;
  for (const table of ['user', 'session', 'one_time_token', 'mail_outbox'] as const) expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  await member(server);
});
