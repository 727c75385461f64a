import { expect, test } from 'vitest';
import { purgeExpired } from '../../server/db/purge';
import type { OwnRequest } from '../../src/contract/memberRequest';
import { bookingRequest } from './bookingRequests';
import { eventRequest, trainingRequest } from './memberRequestBodies';
import { responseOf, ask, bookingOf, own, type Headers } from './memberRequestSetup';
import { testServer, type TestServer } from './testServer';

const idsOf = async (server: TestServer, path: string, headers: Headers = {}) => ((await (await server.call('GET', path, { headers })).json()) as { id: string }[]).map(({ id }) => id);
const errorsOf = async (response: Response) => ((await response.json()) as { errors?: Record<string, string> }).errors ?? {};

/** Publishes the booked resource as the owner's save does. */
const publish = async (server: TestServer, headers: Headers) => {
  const { thing_id: id, request } = await bookingOf(server);
  const path = `/api/${(JSON.parse(request) as { type: string }).type}/${id}`;
  const { version: _, ...thing } = (await (await server.call('GET', path, { headers })).json()) as Record<string, unknown>;
  const names = { name_fr: 'La fête de Julie', name_en: 'Julie’s party', title_fr: 'Brisket entre voisins', title_en: 'Brisket among neighbours' };
  const response = await server.call('PUT', path, { headers, body: { ...thing, ...names, isActive: true } });
  expect(response.status).toBe(200);
  return id ?? '';
};

test('a member’s event is on no public list until the owner publishes it', async () => {
  const server = await testServer();
  const headers = await server.signedIn('user');
  await ask(server, headers);
  const before = await idsOf(server, '/api/event');
  expect(before).toEqual(['open-house']);
  expect(await idsOf(server, '/api/event', headers)).toEqual(before);
  const { thing_id: id } = await bookingOf(server);
  expect((await server.call('GET', `/api/event/${id}`, { headers })).status).toBe(404);
  const admin = await server.signedIn('admin');
  expect(await idsOf(server, '/api/event', admin)).toContain(id);
  await publish(server, admin);
  expect(await idsOf(server, '/api/event')).toEqual(['open-house', id]);
});

test('an event created from a request has no address and only the language of the request', async () => {
  const server = await testServer();
  await ask(server, await server.signedIn('user'), eventRequest({ language: 'en', title: 'Julie turns fifty' }));
  const { thing_id: id } = await bookingOf(server);
  const event: unknown = await (await server.call('GET', `/api/event/${id}`, { headers: await server.signedIn('admin') })).json();
  expect(event).toMatchObject({ name_fr: '', name_en: 'Julie turns fifty', isActive: false, location: '', date: '2027-06-19', time: '17:30', numberOfGuests: 10, numberOfChildren: 2, meatsOffered: ['brisket'], sidesOffered: ['mac'], reusableUtensils: true, price: null });
  expect(JSON.stringify(event)).not.toMatch(/Upton|user@example/);
});

test.each(['isActive', 'published', 'status', 'id', 'userId', 'price', 'imageUrl'])('a member cannot set %s', async (field) => {
  const server = await testServer();
  const response = await ask(server, await server.signedIn('user'), { ...eventRequest(), [field]: true });
  expect(response.status).toBe(201);
  expect(await idsOf(server, '/api/event')).toEqual(['open-house']);
  const row = await server.parts.database.db.selectFrom('catalogue').selectAll().where('id', '=', (await bookingOf(server)).thing_id ?? '').executeTakeFirstOrThrow();
  expect(row.active).toBe(0);
  expect(JSON.parse(row.fields)).toMatchObject({ isActive: false, price: null, imageUrl: '' });
});

test('a member’s own requests are listed with their status, newest first, without those of others', async () => {
  const server = await testServer();
  const headers = await server.signedIn('user', 'josee');
  await ask(server, headers);
  server.travelTo('2026-11-21T18:00:00.000Z');
  await server.call('POST', '/api/booking', { headers, body: bookingRequest({ contactInfo: { ...bookingRequest().contactInfo, notes: 'Type d’événement: Événement fumoir (smokehouse-popup)' } }) });
  await server.call('POST', '/api/booking', { body: bookingRequest() });
  const requests = await own(server, headers);
  expect(requests).toHaveLength(2);
  expect(requests[0]).toMatchObject({ kind: 'event', title: '', guests: 24, totalCost: 621.24, taxesIncluded: false, status: 'requested', publishedId: null });
  expect(requests[1]).toMatchObject({ kind: 'event', title: 'Les cinquante ans de Julie', guests: 12, totalCost: 454.84, taxesIncluded: true, date: '2027-06-19', time: '17:30' });
  expect(await own(server, await server.signedIn('user', 'another'))).toEqual([]);
  expect((await server.call('GET', '/api/member/requests')).status).toBe(401);
});

test('a published request counts as confirmed with a link to its event, and a removed one as declined', async () => {
  const server = await testServer();
  const headers = await server.signedIn('user');
  await ask(server, headers, trainingRequest(), '/api/training');
  const id = await publish(server, await server.signedIn('admin'));
  expect(await own(server, headers)).toMatchObject([{ kind: 'training', status: 'confirmed', publishedId: id }]);
  await server.parts.database.db.deleteFrom('catalogue').where('id', '=', id).execute();
  expect(await own(server, headers)).toMatchObject([{ status: 'declined', publishedId: null }]);
});

test('a member’s request queues two mails', async () => {
  const server = await testServer();
  const { id } = await responseOf(ask(server, await server.signedIn('user')));
  const mails = await server.parts.database.db.selectFrom('mail_outbox').select(['kind', 'recipient', 'booking_id']).orderBy('kind').execute();
  expect(mails).toEqual([
    { kind: 'booking-notice', recipient: 'bonjour@boucane.example', booking_id: id },
    { kind: 'booking-received', recipient: 'user@example.org', booking_id: id },
  ]);
  expect(server.queuedSignals()).toBe(1);
});

test('a repeated request with one idempotency key creates one request', async () => {
  const server = await testServer();
  const headers = { ...(await server.signedIn('user')), 'idempotency-key': 'one' };
  const first = await responseOf(ask(server, headers));
  expect(await responseOf(ask(server, headers))).toEqual(first);
  expect(await own(server, headers)).toHaveLength(1);
  expect(await server.parts.database.db.selectFrom('catalogue').select('id').where('resource', '=', 'event').execute()).toHaveLength(3);
});

test('a request without a token is rejected, or stored pending and private with the bypass parameter', async () => {
  const server = await testServer();
  expect((await ask(server, {})).status).toBe(401);
  const contactInfo = { name: 'Marie Tremblay', email: 'marie@example.org' };
  const response = await ask(server, {}, { ...eventRequest(), contactInfo, isActive: true }, '/api/event?bypassReadAuth=true');
  expect(response.status).toBe(201);
  expect(await bookingOf(server)).toMatchObject({ status: 'requested', user_id: null, name: 'Marie Tremblay' });
  expect(await idsOf(server, '/api/event')).toEqual(['open-house']);
});

test('an anonymous request must contain a name and an email address', async () => {
  const server = await testServer();
  const response = await ask(server, {}, eventRequest(), '/api/event?bypassReadAuth=true');
  expect(response.status).toBe(422);
  expect(Object.keys(await errorsOf(response))).toEqual(['contactInfo.name', 'contactInfo.email']);
});

test.each([
  ['POST', '/api/training?bypassReadAuth=true'],
  ['POST', '/api/event?bypassReadAuth=1'],
  ['GET', '/api/booking?bypassReadAuth=true'],
  ['GET', '/api/member/requests?bypassReadAuth=true'],
])('the bypass parameter grants no access to %s %s', async (method, path) => {
  const server = await testServer();
  const body = { ...trainingRequest(), contactInfo: { name: 'Marie', email: 'marie@example.org' } };
  expect((await server.call(method, path, method === 'POST' ? { body } : {})).status).toBe(401);
});

test('anonymous requests and bookings share a limit of ten an hour', async () => {
  const server = await testServer({ environment: { RATE_LIMIT_SCALE: '1' } });
  const body = { ...eventRequest(), contactInfo: { name: 'Marie', email: 'marie@example.org' } };
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    statuses.push((await ask(server, {}, body, '/api/event?bypassReadAuth=true')).status, (await server.call('POST', '/api/booking', { body: bookingRequest() })).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test.each([
  ['title', { title: '' }, 'Donnez un titre'],
  ['description', { description: ' ' }, 'Dites en quelques mots de quoi il s’agit'],
  ['location', { location: '' }, 'Le lieu est requis pour un événement'],
  ['adults', { adults: 0 }, 'Il faut au moins un adulte'],
  ['date', { date: '2026-11-20' }, 'Cette date est déjà passée'],
])('an event with an invalid %s is rejected with the message of its field', async (field, changes, message) => {
  const server = await testServer();
  const response = await ask(server, await server.signedIn('user'), eventRequest(changes));
  expect(response.status).toBe(422);
  expect(await errorsOf(response)).toEqual({ [field]: message });
});

test.each([
  ['trainingType', { trainingType: '' }, ['trainingType']],
  ['trainingPlace', { trainingPlace: '' }, ['trainingPlace']],
  ['place of what is online', { trainingType: 'online' }, ['trainingPlace']],
  ['address at home', { trainingPlace: 'at_home' }, ['location']],
])('a training with an invalid %s is rejected', async (_, changes, fields) => {
  const server = await testServer();
  const response = await ask(server, await server.signedIn('user'), trainingRequest(changes), '/api/training');
  expect(response.status).toBe(422);
  expect(Object.keys(await errorsOf(response))).toEqual(fields);
});

test('a selection that is no longer offered is rejected by name', async () => {
  const server = await testServer();
  const response = await ask(server, await server.signedIn('user'), eventRequest({ meats: ['gone'] }));
  expect(await errorsOf(response)).toEqual({ 'selections.meats': 'Un choix n’est plus offert\u00a0: gone' });
});

test('an unpublished event is deleted with its request, and a published one is kept', async () => {
  const server = await testServer();
  const headers = await server.signedIn('user');
  await ask(server, headers);
  const published = await publish(server, await server.signedIn('admin'));
  await ask(server, headers, eventRequest({ title: 'Une autre fête' }));
  await purgeExpired(server.parts.database.db, new Date('2030-01-01T00:00:00.000Z'));
  const events = await server.parts.database.db.selectFrom('catalogue').select('id').where('resource', '=', 'event').orderBy('id').execute();
  expect(new Set(events.map(({ id }) => id))).toEqual(new Set(['cancelled', 'open-house', published]));
});

test('the event endpoint creates a catalogue item for an administrator, or a request if the body is one', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  expect((await ask(server, headers, { name_fr: 'Fête', name_en: 'Party' })).status).toBe(201);
  expect(await idsOf(server, '/api/event')).toHaveLength(2);
  expect(await own(server, headers)).toEqual([]);
  expect((await ask(server, headers)).status).toBe(201);
  expect(await own(server, headers)).toHaveLength(1);
});

test('erasing an account erases its requests, except for a confirmed future event', async () => {
  const server = await testServer();
  const headers = await server.signedIn('user');
  const retained = await responseOf(server.call('POST', '/api/booking', { headers, body: bookingRequest() }));
  await ask(server, headers);
  const { db } = server.parts.database;
  await db.updateTable('booking').set({ status: 'confirmed' }).where('id', '=', retained.id).execute();
  const before = (await (await server.call('GET', '/api/member/data', { headers })).json()) as { requests: OwnRequest[] };
  expect(before.requests).toHaveLength(2);
  expect((await server.call('POST', '/api/member/erase', { headers, body: { password: 'the password of user' } })).status).toBe(200);
  expect(await db.selectFrom('booking').select(['id', 'user_id']).execute()).toEqual([{ id: retained.id, user_id: null }]);
  expect(await db.selectFrom('catalogue').select('id').where('resource', '=', 'event').execute()).toHaveLength(2);
});
