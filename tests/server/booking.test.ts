import { expect, test } from 'vitest';
import type { BookingResponse, BookingRecord } from '../../src/contract/bookingSchema';
import { bookingMails } from '../../server/mail/bookingMails';
import { bookingRequest } from './bookingRequests';
import { testServer, type TestServer } from './testServer';

const rows = async ({ parts }: TestServer) => ({
  bookings: await parts.database.db.selectFrom('booking').selectAll().execute(),
  mails: await parts.database.db.selectFrom('mail_outbox').selectAll().execute(),
  keys: await parts.database.db.selectFrom('idempotency').selectAll().execute(),
});

const errorsOf = async (response: Response) => ((await response.json()) as { errors?: Record<string, string> }).errors ?? {};

test('a valid booking returns 201 with a reference and a quote in the language of the customer', async () => {
  const server = await testServer();
  const response = await server.call('POST', '/api/booking', { body: bookingRequest() });
  expect(response.status).toBe(201);
  const booking = (await response.json()) as BookingResponse;
  expect(booking.reference).toMatch(/^B-[A-HJKMNP-Z2-9]{6}$/);
  expect(booking.status).toBe('requested');
  // (40 × 0.25 × 24 + (18 × 0.15 + 4.50) × 24) × 1.3, plus 25, plus 50 and 15 km at 0.64
  expect(booking.quote).toEqual({
    totalCost: 621.24,
    travelDistance: 40,
    travelFee: 59.6,
    lines: [
      { id: 'brisket', name: 'Pointe de poitrine', amount: 312 },
      { id: 'mac-1', name: 'Macaroni au fromage, Au homard', amount: 224.64 },
      { id: 'setup', name: 'Mise en place', amount: 25 },
      { id: 'travel', name: 'Déplacement', amount: 59.6 },
    ],
  });
});

test('a valid booking in English returns a quote in English', async () => {
  const server = await testServer();
  const response = await server.call('POST', '/api/booking', { body: bookingRequest({ language: 'en' }) });
  const { quote } = (await response.json()) as BookingResponse;
  expect(quote.lines.map(({ name }) => name)).toEqual(['Brisket', 'Mac and cheese, With lobster', 'Setup', 'Travel']);
});

test('a valid booking stores the booking and its two mails together and triggers the outbox once', async () => {
  const server = await testServer();
  const booking = (await (await server.call('POST', '/api/booking', { body: bookingRequest() })).json()) as BookingResponse;
  const { bookings, mails, keys } = await rows(server);
  expect(bookings).toHaveLength(1);
  expect(bookings[0]).toMatchObject({ id: booking.id, reference: booking.reference, date: '2027-06-19', name: 'Marie Tremblay', travel_metres: 40_000, formula_version: 'booking-page-1' });
  expect(Number(bookings[0]?.total_cents)).toBe(62_124);
  expect(Number(bookings[0]?.quoted_cents)).toBe(57_640);
  expect(mails.map(({ kind, booking_id, status, recipient }) => ({ kind, booking_id, status, recipient }))).toEqual(
    expect.arrayContaining([
      { kind: 'booking-received', booking_id: booking.id, status: 'queued', recipient: 'marie@example.org' },
      { kind: 'booking-notice', booking_id: booking.id, status: 'queued', recipient: 'bonjour@boucane.example' },
    ]),
  );
  expect(keys).toEqual([]);
  expect(server.queuedSignals()).toBe(1);
});

test('a valid booking stores unit prices and portions with the quote', async () => {
  const server = await testServer();
  await server.call('POST', '/api/booking', { body: bookingRequest() });
  const { bookings } = await rows(server);
  expect(JSON.parse(String(bookings[0]?.priced_items))).toMatchObject([
    { id: 'brisket', kind: 'meat', cents: 31_200, guests: 24, sellPerKg: 40, avgKgPerPerson: 0.25 },
    { id: 'mac-1', kind: 'variation', cents: 22_464, guests: 24, sellPerKg: 18, avgKgPerPerson: 0.15, priceModifier: 4.5 },
    { id: 'setup', cents: 2500 },
    { id: 'travel', cents: 5960 },
  ]);
});

test('the administrator reads a valid booking with its notes and the names of the catalogue', async () => {
  const server = await testServer();
  const request = bookingRequest();
  request.contactInfo.notes = 'Type d’événement: Événement fumoir (smokehouse-popup)\nHeure: 17:30\n🔥 <b>sans</b> arachides';
  request.selections.meats = [{ id: 'brisket', name: 'Foie gras offert' }];
  const { id, reference } = (await (await server.call('POST', '/api/booking', { body: request })).json()) as BookingResponse;
  const response = await server.call('GET', `/api/booking/${id}`, { headers: await server.signedIn('admin') });
  const record = (await response.json()) as BookingRecord;
  expect(record).toMatchObject({ id, reference, createdAt: '2026-11-21T17:00:00.000Z', quotedTotal: 576.4, formulaVersion: 'booking-page-1' });
  expect(record.request.contactInfo.notes).toBe(request.contactInfo.notes);
  expect(record.request.selections.meats).toEqual([{ id: 'brisket', name: 'Pointe de poitrine' }]);
});

test('a valid booking without a known route has no travel fee', async () => {
  const server = await testServer({ maps: { respond: () => Promise.resolve({ status: 'UNAVAILABLE' }), travel: () => Promise.resolve(null) } });
  const { quote } = (await (await server.call('POST', '/api/booking', { body: bookingRequest() })).json()) as BookingResponse;
  expect(quote).toMatchObject({ travelDistance: null, travelFee: null, totalCost: 561.64 });
});

test('a valid booking without selections or a known route has an undetermined price', async () => {
  const server = await testServer({ maps: { respond: () => Promise.resolve({ status: 'UNAVAILABLE' }), travel: () => Promise.resolve(null) } });
  const response = await server.call('POST', '/api/booking', { body: bookingRequest({ selections: { meats: [], sides: [], tools: [], contentFocus: [] } }) });
  expect(response.status).toBe(201);
  expect(((await response.json()) as BookingResponse).quote).toEqual({ totalCost: null, travelDistance: null, travelFee: null, lines: [] });
});

test('a booking for today is accepted by Québec time', async () => {
  const server = await testServer();
  server.travelTo('2026-11-22T03:00:00.000Z');
  expect((await server.call('POST', '/api/booking', { body: bookingRequest({ date: '2026-11-21' }) })).status).toBe(201);
  expect((await server.call('POST', '/api/booking', { body: bookingRequest({ date: '2026-11-20' }) })).status).toBe(422);
});

const withSelections = (selections: object) => ({ ...bookingRequest(), selections });

test.each([
  ['meats', { meats: [{ id: 'unicorn', name: 'Licorne' }] }, 'selections.meats', 'Un choix n’est plus offert\u00a0: Licorne'],
  ['sides', { sides: [{ id: 'mac-7', name: '' }] }, 'selections.sides', 'Un choix n’est plus offert\u00a0: mac-7'],
  ['tools that are switched off', { tools: [{ id: 'old-tongs', name: '' }] }, 'selections.tools', 'Un choix n’est plus offert\u00a0: old-tongs'],
  ['content focuses', { contentFocus: [{ id: 'ice', name: '' }] }, 'selections.contentFocus', 'Un choix n’est plus offert\u00a0: ice'],
  ['the same meat twice', { meats: [{ id: 'ribs' }, { id: 'ribs' }] }, 'selections.meats', 'Un choix est demandé deux fois\u00a0: ribs'],
  ['the same variation written two ways', { sides: [{ id: 'mac-1' }, { id: 'mac-01' }] }, 'selections.sides', 'Un choix est demandé deux fois\u00a0: mac-01'],
])('unknown or repeated selections are rejected: %s', async (_, selections, field, sentence) => {
  const server = await testServer();
  const response = await server.call('POST', '/api/booking', { body: withSelections(selections) });
  expect(response.status).toBe(422);
  expect(await errorsOf(response)).toEqual({ [field]: sentence });
  expect((await rows(server)).bookings).toEqual([]);
});

test('a variation selected without its side has the same price as with its side', async () => {
  const server = await testServer();
  const total = async (ids: string[]) => {
    const response = await server.call('POST', '/api/booking', { body: withSelections({ sides: ids.map((id) => ({ id })) }) });
    return ((await response.json()) as BookingResponse).quote.totalCost;
  };
  expect(await total(['mac-1'])).toBe(await total(['mac', 'mac-1']));
});

test('a booking is rolled back when its mails cannot be written', async () => {
  const server = await testServer({ bookingMails: () => Promise.reject(new Error('the template is broken')) });
  const response = await server.call('POST', '/api/booking', { body: bookingRequest(), headers: { 'idempotency-key': 'k' } });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'Une erreur est survenue de mon côté. Réessayez plus tard.' });
  expect(await rows(server)).toEqual({ bookings: [], mails: [], keys: [] });
  expect(server.queuedSignals()).toBe(0);
});

test('a booking is rolled back when a mail cannot be queued', async () => {
  const server = await testServer();
  const { db } = server.parts.database;
  await db.schema.alterTable('mail_outbox').renameTo('mail_outbox_elsewhere').execute();
  expect((await server.call('POST', '/api/booking', { body: bookingRequest(), headers: { 'idempotency-key': 'k' } })).status).toBe(500);
  expect(await db.selectFrom('booking').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('idempotency').selectAll().execute()).toEqual([]);
});

test('a booking returns 503 with Retry-After when the database is unavailable', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const server = await testServer();
  server.parts.database.inTurn = () => Promise.reject(away);
  const response = await server.call('POST', '/api/booking', { body: bookingRequest({ language: 'en' }) });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.json()).toEqual({ message: 'The service is unavailable for a moment. Please try again shortly.' });
});

test('a booking returns 507 when the disk is full', async () => {
  const server = await testServer();
  server.parts.database.inTurn = () => Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }));
  const response = await server.call('POST', '/api/booking', { body: bookingRequest() });
  expect(response.status).toBe(507);
  expect((await rows(server)).bookings).toEqual([]);
});

test('the administrator’s list shows bookings newest first and paginated', async () => {
  const server = await testServer();
  for (const hour of ['10', '11', '12']) {
    server.travelTo(`2026-11-21T${hour}:00:00.000Z`);
    await server.call('POST', '/api/booking', { body: bookingRequest() });
  }
  const headers = await server.signedIn('admin');
  const list = async (query: string) => ((await (await server.call('GET', `/api/booking${query}`, { headers })).json()) as BookingRecord[]).map(({ createdAt }) => createdAt.slice(11, 13));
  expect(await list('')).toEqual(['12', '11', '10']);
  expect(await list('?limit=1&offset=1')).toEqual(['11']);
  expect(await list('?limit=1e9')).toEqual(['12', '11', '10']);
});

test('the administrator’s list shows the mails as they were queued', async () => {
  const server = await testServer();
  const { id } = (await (await server.call('POST', '/api/booking', { body: bookingRequest() })).json()) as BookingResponse;
  const response = await server.call('GET', '/api/mail', { headers: await server.signedIn('admin') });
  const mails = (await response.json()) as object[];
  expect(mails).toHaveLength(2);
  expect(mails).toContainEqual(expect.objectContaining({ bookingId: id, kind: 'booking-received', recipient: 'marie@example.org', status: 'queued', text: 'Heure: 17:30' }));
});

test('reading an unknown booking returns 404', async () => {
  const server = await testServer();
  expect((await server.call('GET', '/api/booking/nothing', { headers: await server.signedIn('admin') })).status).toBe(404);
});

test('a mismatch of address text and map pin leaves the travel fee open and is reported to the owner', async () => {
  const server = await testServer({ bookingMails, maps: { respond: () => Promise.resolve({ status: 'OK' }), travel: () => Promise.resolve({ conflict: true }) } });
  const response = await server.call('POST', '/api/booking', { body: bookingRequest() });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ quote: { travelDistance: null, travelFee: null, placeUnclear: true } });
  const [notice] = await server.parts.database.db.selectFrom('mail_outbox').select('text').where('kind', '=', 'booking-notice').execute();
  expect(notice?.text).toContain('plus de 15\u00a0km');
});
