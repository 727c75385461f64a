import { describe, expect, test } from 'vitest';
import type { BookingResponse } from '../../src/contract/bookingSchema';
import type { FlaggedSubmission } from '../../src/contract/flaggedSubmissions';
import { bookingMails } from '../../server/mail/bookingMails';
import { bookingRequest } from './bookingRequests';
import { contactMessage } from './contactMessages';
import { eventRequest } from './memberRequestBodies';
import { setupSeats } from './seatSetup';
import { testServer, type TestServer } from './testServer';

/** Headers of a form that was filled in at human speed. */
const AT_LEISURE = { 'x-form-took': '42000' };
const REAL_LIMITS = { environment: { RATE_LIMIT_SCALE: '1' } };

const FORMS = {
  booking: { path: '/api/booking', body: bookingRequest(), status: 201 },
  contact: { path: '/api/sendEmail', body: contactMessage(), status: 200 },
} as const;
const NAMES = ['booking', 'contact'] as const;

const send = (server: TestServer, name: keyof typeof FORMS, headers: Record<string, string> = {}, changes: object = {}) =>
  server.call('POST', FORMS[name].path, { body: { ...FORMS[name].body, ...changes }, headers });
const countOf = async ({ parts }: TestServer, table: 'booking' | 'mail_outbox' | 'suspect') => (await parts.database.db.selectFrom(table).selectAll().execute()).length;
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

describe.each(NAMES)('form of a %s', (name) => {
  test('rejects a submission faster than a human with 425, and stores no data', async () => {
    const server = await testServer(REAL_LIMITS);
    const quick = await send(server, name, { 'x-form-took': '1999', 'accept-language': 'fr' });
    expect(quick.status).toBe(425);
    expect(await messageOf(quick)).toContain('Appuyez encore une fois');
    expect([await countOf(server, 'booking'), await countOf(server, 'mail_outbox'), await countOf(server, 'suspect')]).toEqual([0, 0, 0]);
    expect((await send(server, name, { 'x-form-took': '2000' })).status).toBe(FORMS[name].status);
    expect(await countOf(server, 'mail_outbox')).toBe(2);
  });

  test('does not count submissions that are too fast against the hourly limit', async () => {
    const server = await testServer(REAL_LIMITS);
    for (let each = 0; each < 12; each += 1) expect((await send(server, name, { 'x-form-took': '3' })).status).toBe(425);
    expect((await send(server, name, AT_LEISURE)).status).toBe(FORMS[name].status);
  });

  test('accepts a client that sends none of the spam protection headers', async () => {
    const server = await testServer(REAL_LIMITS);
    expect((await send(server, name)).status).toBe(FORMS[name].status);
    expect((await send(server, name)).status).toBe(FORMS[name].status);
    expect(await countOf(server, 'mail_outbox')).toBe(4);
  });

  test('rejects a duplicate within a day with 409, unless the override header is set', async () => {
    const server = await testServer();
    const first = (await (await send(server, name, { ...AT_LEISURE, 'idempotency-key': 'one' })).json()) as BookingResponse;
    const again = await send(server, name, { ...AT_LEISURE, 'idempotency-key': 'two', 'accept-language': 'en' });
    expect(again.status).toBe(409);
    expect(await messageOf(again)).toContain(name === 'booking' ? first.reference : 'this very message');
    expect(await countOf(server, 'mail_outbox')).toBe(2);

    // A repeated key is the same request and gets the same response.
    expect(await (await send(server, name, { ...AT_LEISURE, 'idempotency-key': 'one' })).json()).toEqual(first);
    expect((await send(server, name, { ...AT_LEISURE, 'x-form-anyway': '1', 'idempotency-key': 'three' })).status).toBe(FORMS[name].status);
    expect(await countOf(server, 'mail_outbox')).toBe(4);

    server.travelTo('2026-11-22T17:00:00.001Z');
    expect((await send(server, name, AT_LEISURE)).status).toBe(FORMS[name].status);
  });

  test('stores one of several concurrent submissions without a key', async () => {
    const server = await testServer();
    const statuses = (await Promise.all([1, 2, 3].map(() => send(server, name, AT_LEISURE)))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([FORMS[name].status, 409, 409]);
    expect(await countOf(server, 'mail_outbox')).toBe(2);
  });

  test('returns a normal response for a triggered honeypot, and quarantines the submission', async () => {
    const server = await testServer();
    const honest = await send(server, name);
    const trapped = await send(server, name, { 'x-form-trap': '1' });
    expect(trapped.status).toBe(honest.status);
    expect(Object.keys((await trapped.json()) as object)).toEqual(Object.keys((await honest.json()) as object));
    expect(await countOf(server, 'mail_outbox')).toBe(2);
    expect(await countOf(server, 'suspect')).toBe(1);
  });
});

const ASKED = { ...eventRequest(), contactInfo: { name: 'Marie Tremblay', email: 'marie@example.org' } };

describe('spam protection of the other public forms', () => {
  const askEvent = (server: TestServer, headers: Record<string, string>) => server.call('POST', '/api/event?bypassReadAuth=true', { body: ASKED, headers });

  test('rejects event requests that are too fast or duplicates, and quarantines those of bots', async () => {
    const server = await testServer(REAL_LIMITS);
    expect((await askEvent(server, { 'x-form-took': '1999' })).status).toBe(425);
    expect((await askEvent(server, AT_LEISURE)).status).toBe(201);
    expect((await askEvent(server, AT_LEISURE)).status).toBe(409);
    expect((await askEvent(server, { 'x-form-trap': '1' })).status).toBe(201);
    expect([await countOf(server, 'booking'), await countOf(server, 'mail_outbox'), await countOf(server, 'suspect')]).toEqual([1, 2, 1]);
  });

  test('creates the event when a quarantined event request is accepted', async () => {
    const server = await testServer();
    const owner = await server.signedIn('admin');
    await askEvent(server, { 'x-form-trap': '1' });
    const events = async () => ((await (await server.call('GET', '/api/event', { headers: owner })).json()) as { name_fr: string }[]).filter(({ name_fr }) => name_fr === ASKED.title).length;
    expect(await events()).toBe(0);
    const [suspect] = (await (await server.call('GET', '/api/suspects', { headers: owner })).json()) as FlaggedSubmission[];
    expect(suspect?.text).toContain(ASKED.title);
    expect((await server.call('POST', `/api/suspects/${suspect?.id ?? ''}/accept`, { headers: owner })).status).toBe(200);
    expect(await events()).toBe(1);
  });

  test('rejects seat requests that are too fast or duplicates, and quarantines those of bots', async () => {
    const scene = await setupSeats({ capacity: 30 }, REAL_LIMITS);
    expect((await scene.ask(2, {}, { 'x-form-took': '1999' })).status).toBe(425);
    expect((await scene.ask(2, {}, AT_LEISURE)).status).toBe(201);
    const again = await scene.ask(2, {}, AT_LEISURE);
    expect([again.status, await again.json()]).toMatchObject([409, { current: { known: true } }]);
    expect((await scene.ask(2, {}, { ...AT_LEISURE, 'x-form-anyway': '1' })).status).toBe(201);
    const trapped = await scene.ask(3, {}, { 'x-form-trap': '1' });
    expect([trapped.status, await trapped.json()]).toEqual([201, { state: 'reserved', seats: 3 }]);
    expect((await scene.attendance()).taken).toBe(4);
    const { server, owner } = scene;
    const [suspect] = (await (await server.call('GET', '/api/suspects', { headers: owner })).json()) as FlaggedSubmission[];
    expect(suspect).toMatchObject({ kind: 'seats', name: 'Marie Tremblay' });
    expect((await server.call('POST', `/api/suspects/${suspect?.id ?? ''}/accept`, { headers: owner })).status).toBe(200);
    expect((await scene.attendance()).taken).toBe(7);
  });

  test('limits seats to 24 an hour from one client address', async () => {
    const scene = await setupSeats({ capacity: 100 }, REAL_LIMITS);
    const statuses: number[] = [];
    for (const name of ['Ann', 'Bob', 'Cid']) statuses.push((await scene.ask(12, { name, email: `${name}@example.org` })).status);
    expect(statuses).toEqual([201, 201, 429]);
  });
});

test('a request of the same person with other details is not a duplicate', async () => {
  const server = await testServer();
  expect((await send(server, 'booking', AT_LEISURE)).status).toBe(201);
  const { contactInfo } = bookingRequest();
  for (const changes of [{ date: '2027-06-20' }, { peopleCount: 21 }, { contactInfo: { ...contactInfo, notes: 'Heure: 18:00' } }, { contactInfo: { ...contactInfo, email: 'paul@example.org' } }]) {
    expect((await send(server, 'booking', AT_LEISURE, changes)).status).toBe(201);
  }
  // Letter case, accents and the displayed total do not make a request different.
  expect((await send(server, 'booking', AT_LEISURE, { totalCost: 12, language: 'en', contactInfo: { ...contactInfo, name: 'marie TREMBLAY' } })).status).toBe(409);
});

describe('quarantined requests', () => {
  async function scene() {
    const server = await testServer({ bookingMails });
    const owner = await server.signedIn('admin');
    const response = (await (await send(server, 'booking', { 'x-form-trap': '1', 'idempotency-key': 'k' })).json()) as BookingResponse;
    server.travelTo('2026-11-21T18:00:00Z');
    await send(server, 'contact', { 'x-form-trap': '1' });
    const list = async () => (await (await server.call('GET', '/api/suspects', { headers: owner })).json()) as FlaggedSubmission[];
    return { server, owner, response, list };
  }

  test('are listed to the owner, newest first, and hold no day', async () => {
    const { server, response, list } = await scene();
    expect(await list()).toMatchObject([
      { kind: 'contact', reference: null, name: 'Marie Tremblay', email: 'marie@example.org', date: null, text: contactMessage().message, createdAt: '2026-11-21T18:00:00.000Z' },
      { id: response.id, kind: 'booking', reference: response.reference, name: 'Marie Tremblay', date: '2027-06-19', place: '12, rue Saint-Paul, Upton' },
    ]);
    expect(await (await server.call('GET', '/api/busy-days')).json()).toMatchObject({ days: [] });
  });

  test('are accepted once, with their mails, under the reference in the sender’s response', async () => {
    const { server, owner, response, list } = await scene();
    const accept = (id: string) => server.call('POST', `/api/suspects/${id}/accept`, { headers: owner });
    const statuses = (await Promise.all([accept(response.id), accept(response.id)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
    const booking = (await (await server.call('GET', `/api/booking/${response.id}`, { headers: owner })).json()) as BookingResponse;
    expect(booking).toMatchObject({ id: response.id, reference: response.reference, status: 'requested', quote: response.quote });
    expect(await countOf(server, 'booking')).toBe(1);
    expect(await countOf(server, 'mail_outbox')).toBe(2);
    const [message] = await list();
    expect((await accept(message?.id ?? '')).status).toBe(200);
    expect(await countOf(server, 'mail_outbox')).toBe(4);
    expect(await list()).toEqual([]);
  });

  test('are deleted by the owner', async () => {
    const { server, owner, response, list } = await scene();
    const remove = () => server.call('DELETE', `/api/suspects/${response.id}`, { headers: owner });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(await list()).toHaveLength(1);
    expect(await countOf(server, 'booking')).toBe(0);
  });

  test('return the stored response for a repeated key', async () => {
    const { server, response } = await scene();
    expect(await (await send(server, 'booking', { 'x-form-trap': '1', 'idempotency-key': 'k' })).json()).toEqual(response);
    expect(await countOf(server, 'suspect')).toBe(2);
  });
});
