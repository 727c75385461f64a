import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingResponse, BookingRequest } from '../../src/contract/bookingSchema';
import { readMeat } from '../../src/contract/meat';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { BOOKING_FORMULA, bookingPageEstimate } from '../../src/contract/pricing';
import { chosenSides } from '../../src/contract/selections';
import { readSide } from '../../src/contract/side';
import type { Maps } from '../../server/maps/maps';
import { bookingRequest } from './bookingRequests';
import { SMALL_SEED } from './smallSeed';
import { testServer, type TestServer } from './testServer';

/** Number of rounds. `npm run test:hardening` sets a higher one. */
const ROUNDS = Number(process.env['PRICE_ROUNDS'] ?? 150);

const MEATS = (SMALL_SEED.meat ?? []).map(readMeat);
const SIDES = (SMALL_SEED.side ?? []).map(readSide);

// PostgreSQL returns a bigint as a string.
const cents = (value: number | null) => (value === null ? null : Number(value));

const stored = async ({ parts }: TestServer, reference: string) => {
  const row = await parts.database.db.selectFrom('booking').select(['total_cents', 'quoted_cents', 'formula_version']).where('reference', '=', reference).executeTakeFirstOrThrow();
  return { total: cents(row.total_cents), quoted: cents(row.quoted_cents), version: row.formula_version };
};

const dollars = (value: number | null) => (value === null ? null : value / 100);

/** Fake maps that return the given length for every route. */
const roadsOf = (length: () => number | null): Maps => ({
  respond: () => Promise.resolve({ status: 'OK' }),
  travel: () => {
    const metres = length();
    return Promise.resolve(metres === null ? null : { metres, approximate: false });
  },
});

test.each([
  ['-1', -1, -100],
  ['a billion', 1e9, 1e11],
  ['null', null, null],
  ['the largest number there is', Number.MAX_VALUE, null],
  ['zero', 0, 0],
])('a client that submits the total %s is charged the server’s price', async (_, totalCost, quoted) => {
  const server = await testServer();
  const booking = (await (await server.call('POST', '/api/booking', { body: bookingRequest({ totalCost }) })).json()) as BookingResponse;
  expect(booking.quote.totalCost).toBe(621.24);
  expect(await stored(server, booking.reference)).toEqual({ total: 62_124, quoted, version: BOOKING_FORMULA });
});

test('a client that submits no total is charged the server’s price', async () => {
  const server = await testServer();
  const body: Partial<BookingRequest> = bookingRequest();
  delete body.totalCost;
  const booking = (await (await server.call('POST', '/api/booking', { body })).json()) as BookingResponse;
  expect(booking.quote.totalCost).toBe(621.24);
});

test('a total that is not a number is rejected', async () => {
  const server = await testServer();
  const response = await server.call('POST', '/api/booking', { body: { ...bookingRequest(), totalCost: 'NaN' } });
  expect(response.status).toBe(422);
});

test.each([0, 1.5, 1e6, -3, 'many'])('%s guests are rejected', async (peopleCount) => {
  const server = await testServer();
  const response = await server.call('POST', '/api/booking', { body: { ...bookingRequest(), peopleCount } });
  expect(response.status).toBe(422);
  expect(await response.json()).toHaveProperty(['errors', 'peopleCount']);
});

test('a later price change does not affect an accepted booking', async () => {
  const server = await testServer();
  const { id } = (await (await server.call('POST', '/api/booking', { body: bookingRequest() })).json()) as BookingResponse;
  const { db } = server.parts.database;
  await db.updateTable('catalogue').set({ fields: JSON.stringify({ name_fr: 'Or', name_en: 'Gold', sellPerKg: 499, avgKgPerPerson: 9 }) }).where('resource', '=', 'meat').execute();
  const record = (await (await server.call('GET', `/api/booking/${id}`, { headers: await server.signedIn('admin') })).json()) as BookingResponse;
  expect(record.quote.totalCost).toBe(621.24);
  expect(record.quote.lines[0]).toEqual({ id: 'brisket', name: 'Pointe de poitrine', amount: 312 });
});

test('the stored total equals the shared pricing formula and the sum of its lines for any booking', async () => {
  let metres: number | null = null;
  const server = await testServer({ maps: roadsOf(() => metres) });
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 500 }),
    children: fc.integer({ min: 0, max: 500 }),
    meats: fc.subarray(['brisket', 'ribs']),
    sides: fc.subarray(['coleslaw', 'mac', 'mac-0', 'mac-1']),
    travelMetres: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
    claimed: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  });
  await fc.assert(
    fc.asyncProperty(party, async ({ adults, children, meats, sides, travelMetres, claimed }) => {
      metres = travelMetres;
      const items = (ids: string[]) => ids.map((id) => ({ id, name: '' }));
      const selections = { meats: items(meats), sides: items(sides), tools: [], contentFocus: [] };
      const response = await server.call('POST', '/api/booking', { body: bookingRequest({ peopleCount: adults, kidsCount: children, selections, totalCost: claimed }) });
      expect(response.status).toBe(201);
      const { reference, quote } = (await response.json()) as BookingResponse;
      const estimate = bookingPageEstimate({ adults, children, meats: MEATS.filter(({ id }) => meats.includes(id)), sides: chosenSides(sides, SIDES), travelMetres }, DEFAULT_SETTINGS.bookingRates);
      expect(await stored(server, reference)).toMatchObject({ total: estimate.totalCents, version: BOOKING_FORMULA });
      expect(quote.totalCost).toBe(dollars(estimate.totalCents));
      expect(quote.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Number(estimate.totalCents));
    }),
    { numRuns: ROUNDS },
  );
}, ROUNDS * 400);
