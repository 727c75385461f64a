import { expect, test } from 'vitest';
import { setupAgreements } from './agreementSetup';
import { bookingRequest } from './bookingRequests';
import { NOW, testServer, type TestServer } from './testServer';

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

test('a card of a customer takes only the declared fields', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'samuel');
  await server.call('POST', '/api/booking', { body: bookingRequest() });
  const { db } = server.parts.database;
  const before = await db.selectFrom('customer').selectAll().executeTakeFirstOrThrow();
  const body = { name: before.name, email: before.email, notes: 'Deux enfants', id: 'chosen', requests: 99, events: [], email_key: 'x', telephone_key: 'x', search: 'x' };
  expect((await send(server, 'PUT', `/api/customers/${before.id}`, body, headers)).status).toBe(200);
  expect(await db.selectFrom('customer').selectAll().execute()).toEqual([{ ...before, notes: 'Deux enfants', version: 2 }]);
});

test('a request body cannot pollute object prototypes', async () => {
  const server = await testServer();
  const headers = await server.signedIn('user', 'marie');
  await server.call('PUT', '/api/member/profile', { headers, body: poisoned({ username: 'marie', email: 'marie@example.org', name: '' }) });
  expect(({} as { role?: unknown }).role).toBeUndefined();
  expect((await server.call('GET', '/api/user', { headers })).status).toBe(403);
});

test('a request entered or edited by the owner takes only the declared fields', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'samuel');
  const { db } = server.parts.database;
  const { contactInfo, selections, date, type, peopleCount, kidsCount } = bookingRequest();
  const fields = { peopleCount, kidsCount, selections, contactInfo };
  const forbidden = { status: 'confirmed', quote: { totalCost: 1, lines: [] }, totalCost: 1, id: 'chosen', reference: 'B-AAAAAA', entered_by: 'x', enteredBy: 'x', thing_id: 'x', formula: 'summary', formulaVersion: 'x', priced_items: [], proposals: [{}], history: [] };
  const made = await send(server, 'POST', '/api/booking-by-hand', { date, type, details: { eventType: 'smokehouse-popup' }, ...fields, ...forbidden }, headers);
  expect(made.status).toBe(201);
  const before = await db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
  expect(before).toMatchObject({ status: 'requested', version: 1, user_id: null, thing_id: null, formula_version: 'booking-page-1' });
  expect([before.id, before.reference, before.entered_by]).not.toContain('chosen');
  expect(before.reference).not.toBe('B-AAAAAA');
  expect(Number(before.total_cents)).toBeGreaterThan(100);
  // The same guests, counted otherwise: whatever else changes was smuggled in.
  const edited = await send(server, 'PUT', `/api/booking/${before.id}/content`, { ...forbidden, fields: { ...fields, ...forbidden, peopleCount: peopleCount + 1, kidsCount: kidsCount - 1 } }, headers);
  expect(edited.status).toBe(200);
  const { request, version, sequence, quote, priced_items, ...after } = await db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
  expect(before).toMatchObject(after);
  expect([version, sequence, JSON.parse(quote)]).toEqual([2, 1, JSON.parse(before.quote)]);
  expect(JSON.parse(priced_items)).toEqual(JSON.parse(before.priced_items));
  expect(request).not.toMatch(/confirmed|chosen|B-AAAAAA|isAdmin|total_cents/);
});

test('a proposal, its acceptance and a yes in words take only the declared fields', async () => {
  const scene = await setupAgreements();
  const { server, owner } = scene;
  const { db } = server.parts.database;
  const forbidden = { number: 9, kind: 'amendment', state: 'accepted', content: { totalCents: 1 }, validUntil: '2099-01-01', valid_until: '2099-01-01', accepted_name: 'Eve', accepted_at: '1970-01-01', way: 'spoken', change: '{"columns":{"total_cents":1}}', totalCost: 1, status: 'done', notedBy: 'Eve', noted_by: 'Eve', on: '1970-01-01' };
  const { id, token } = await scene.book();
  expect((await send(server, 'POST', `/api/booking/${id}/proposal`, { ...forbidden, validDays: 14 }, owner)).status).toBe(200);
  const [open] = await db.selectFrom('proposal').selectAll().execute();
  expect(open).toMatchObject({ number: 1, kind: 'proposal', state: 'open', valid_until: '2026-12-05', accepted_name: '', accepted_at: null, change: null });
  const { totalCents } = JSON.parse(open?.content ?? '') as { totalCents: number };
  const body = { ...forbidden, hash: open?.hash, name: 'Marie', terms: true };
  expect((await send(server, 'POST', '/api/manage/accept', body, { 'manage-token': token })).status).toBe(200);
  expect(await db.selectFrom('proposal').selectAll().execute()).toEqual([{ ...open, state: 'accepted', accepted_at: NOW, accepted_way: 'link', accepted_name: 'Marie', accepted_language: 'fr' }]);
  const booking = await db.selectFrom('booking').select(['status', 'total_cents']).executeTakeFirstOrThrow();
  expect([booking.status, Number(booking.total_cents)]).toEqual(['confirmed', totalCents]);
});
