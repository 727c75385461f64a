import { expect, test } from 'vitest';
import type { BookingRecord, BookingResponse } from '../../src/contract/bookingSchema';
import { addDays } from '../../src/contract/days';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import type { Point } from '../../src/contract/geo';
import type { GuestsPreview, SelfServiceRequest } from '../../src/contract/selfServiceResponses';
import { purgeExpired } from '../../server/db/purge';
import { bookingRequest } from './bookingRequests';
import { eventRequest } from './memberRequestBodies';
import { ask } from './memberRequestSetup';
import { setupSettings, type SettingsSetup } from './settingsSetup';
import { anotherTraining } from './seatSetup';
import { plainMaps } from './testServer';

const amounts = ({ quote }: Pick<BookingRecord, 'quote'>) => Object.fromEntries(quote.lines.map(({ id, amount }) => [id, amount]));
const PIZZA = { selections: { meats: [], sides: [], tools: [], contentFocus: [] }, details: { eventType: 'pizza-popup' as const, eventTime: '17:30', toppings: ['bacon' as const, 'onions' as const], trainingPlace: null, reusableUtensils: false } };

/** Changes the guests of a request to 29 and returns the new quote. */
async function quoteFor29(scene: SettingsSetup, token: string) {
  const preview = (await (await scene.server.call('GET', '/api/manage/guests?adults=25&children=4', { headers: { 'manage-token': token } })).json()) as GuestsPreview;
  const changed = (await (await scene.change(token, 'guests', { adults: 25, children: 4 })).json()) as SelfServiceRequest;
  expect(changed.quote).toEqual(preview.after);
  return preview.after;
}

test('a changed rate makes a new formula version, and an earlier quote keeps its figures when its guests change', async () => {
  const scene = await setupSettings();
  const [early, twin] = [await scene.book(), await scene.book({ contactInfo: { name: 'Paul', email: 'paul@example.org', location: 'Upton', notes: 'Heure: 17:30' } })];
  const expected = await quoteFor29(scene, twin.token);
  await scene.update('bookingRates', { factor: 2.5, setUp: 100, travelBase: 80, travelPerKm: 2 });
  const late = await scene.read(await scene.ask({ date: '2027-06-26' }));
  expect([(await scene.read(early.id)).formulaVersion, late.formulaVersion]).toEqual(['booking-page-1', 'booking-page-1.1']);
  // 240.00 × 2.5, and 80 + 15 × 2 for a round trip of 40 km.
  expect(amounts(late)).toMatchObject({ brisket: 600, setup: 100, travel: 110 });
  expect(await quoteFor29(scene, early.token)).toEqual(expected);
  expect((await scene.read(early.id)).formulaVersion).toBe('booking-page-1');
});

test('a quote with changed rates keeps them after they have changed again', async () => {
  const scene = await setupSettings();
  await scene.update('bookingRates', { factor: 2 });
  const { id, token } = await scene.book();
  await scene.update('bookingRates', { factor: 5 });
  expect(amounts(await scene.read(id))['brisket']).toBe(480);
  // 40 $ × 0.25 kg × 29 × 2
  expect(amounts({ quote: await quoteFor29(scene, token) })['brisket']).toBe(580);
  expect((await scene.read(id)).formulaVersion).toBe('booking-page-1.1');
});

test('the summary uses its own rates, and a small supplier adds no taxes', async () => {
  const scene = await setupSettings();
  await scene.update('summaryRates', { eventBase: 321 });
  await scene.update('taxes', { registered: false });
  const { id } = (await (await ask(scene.server, await scene.server.signedIn('user', 'marie'))).json()) as BookingResponse;
  const record = await scene.read(id);
  expect(record.formulaVersion).toBe('summary-1.1');
  expect(amounts(record)).toMatchObject({ base: 321 });
  expect(record.quote.lines.map(({ id: line }) => line)).not.toContain('gst');
});

test('pizza and toppings with a price are lines of the quote, and the mails do not promise a price later', async () => {
  const scene = await setupSettings();
  await scene.update('bookingRates', { pizzaPerPerson: { 'pizza-popup': 24.5 }, toppingPerPerson: { bacon: 1.25 } });
  const { id, token } = await scene.book(PIZZA);
  const record = await scene.read(id);
  expect(record.quote.lines.slice(0, 3)).toEqual([{ id: 'pizza', name: 'Pizzas', amount: 588 }, { id: 'topping-bacon', name: 'Garniture\u00a0: Bacon', amount: 30 }, { id: 'setup', name: 'Mise en place', amount: 25 }]);
  const mails = await scene.server.parts.database.db.selectFrom('mail_outbox').select('text').where('booking_id', '=', id).execute();
  expect(mails).toHaveLength(2);
  for (const { text } of mails) {
    expect(text).toContain('Pizzas');
    expect(text).not.toMatch(/prix des pizzas/);
  }
  expect(amounts({ quote: await quoteFor29(scene, token) })).toMatchObject({ pizza: 710.5, 'topping-bacon': 36.25, setup: 25 });
});

test('pizza without a price is to be determined, as the mails say', async () => {
  const scene = await setupSettings();
  const { id } = await scene.book(PIZZA);
  expect(Object.keys(amounts(await scene.read(id)))).toEqual(['setup', 'travel']);
  const { text } = await scene.server.parts.database.db.selectFrom('mail_outbox').select('text').where('booking_id', '=', id).where('kind', '=', 'booking-received').executeTakeFirstOrThrow();
  expect(text).toMatch(/prix est fixé à la confirmation/);
});

test('more guests than the owner accepts are rejected at the field, in a booking, a member’s request and a change', async () => {
  const scene = await setupSettings();
  const { token } = await scene.book({ peopleCount: 60, kidsCount: 4 });
  await scene.update('rules', { maxGuests: 50 });
  const errorsOf = async (response: Response) => [response.status, ((await response.json()) as { errors?: object }).errors];
  const tooMany = 'C’est trop\u00a0: 50 au plus.';
  expect(await errorsOf(await scene.server.call('POST', '/api/booking', { body: bookingRequest({ peopleCount: 51, kidsCount: 52 }) }))).toEqual([422, { peopleCount: tooMany, kidsCount: tooMany }]);
  expect(await errorsOf(await ask(scene.server, await scene.server.signedIn('user', 'marie'), { ...eventRequest(), adults: 51 }))).toEqual([422, { adults: tooMany }]);
  expect(await errorsOf(await scene.change(token, 'guests', { adults: 61, children: 51 }))).toEqual([422, { adults: tooMany, children: tooMany }]);
  // A party that was accepted under the former rule may keep its size.
  expect((await scene.change(token, 'guests', { adults: 60, children: 3 })).status).toBe(200);
  expect((await scene.server.call('POST', '/api/booking', { body: bookingRequest({ peopleCount: 50, kidsCount: 50 }) })).status).toBe(201);
});

test('a visitor reserves at most the largest group, and an offer lasts as long as the owner has set', async () => {
  const scene = await setupSettings();
  await scene.update('rules', { maxSeats: 3, seatOfferHours: 6 });
  const training = await anotherTraining(scene, { capacity: 4 });
  expect(await training.seats()).toMatchObject({ left: 4, most: 3 });
  const refused = await training.ask(4);
  expect([refused.status, ((await refused.json()) as { errors: object }).errors]).toEqual([422, { seats: 'C’est trop\u00a0: 3 au plus.' }]);
  // The owner may add a larger group.
  const byHand = await scene.server.call('POST', `/api/training/${training.id}/reservations`, { headers: scene.owner, body: { name: 'Équipe', email: '', seats: 4 } });
  expect(byHand.status).toBe(201);
  expect((await training.ask(2, { waitlist: true })).status).toBe(201);
  const group = (await training.attendance()).groups.find(({ name }) => name === 'Équipe');
  await training.performAsOwner(group?.id ?? '', 'cancel');
  const offered = (await training.attendance()).groups.find(({ state }) => state === 'offered');
  expect(Date.parse(offered?.offeredUntil ?? '') - scene.server.parts.clock().getTime()).toBe(6 * 3_600_000);
});

test('the deadlines of a customer’s own changes follow the rules', async () => {
  const scene = await setupSettings();
  await scene.update('rules', { guestChangeDays: 30, manageDaysAfter: 2 });
  const { token } = await scene.book({ date: '2026-12-24' });
  scene.server.travelTo(`${addDays('2026-12-24', -30)}T17:00:00.000Z`);
  expect((await scene.look(token)).acts).toContain('changeGuests');
  scene.server.travelTo(`${addDays('2026-12-24', -29)}T17:00:00.000Z`);
  expect((await scene.look(token)).acts).not.toContain('changeGuests');
  expect((await scene.change(token, 'guests', { adults: 21, children: 4 })).status).toBe(409);
  scene.server.travelTo('2026-12-27T17:00:00.000Z');
  expect((await scene.server.call('GET', '/api/manage', { headers: { 'manage-token': token } })).status).toBe(404);
});

test('requests are erased after the months that the owner has set', async () => {
  const scene = await setupSettings();
  const { db } = scene.server.parts.database;
  await scene.ask({ date: '2026-12-24' });
  await purgeExpired(db, new Date('2027-02-25T17:00:00Z'));
  expect(await db.selectFrom('booking').select('id').execute()).toHaveLength(1);
  await scene.update('rules', { retentionMonths: 2 });
  await purgeExpired(db, new Date('2027-02-23T17:00:00Z'));
  expect(await db.selectFrom('booking').select('id').execute()).toHaveLength(1);
  await purgeExpired(db, new Date('2027-02-25T17:00:00Z'));
  expect(await db.selectFrom('booking').select('id').execute()).toEqual([]);
});

test('distances are measured from the premises that the owner has set', async () => {
  const asked: Point[] = [];
  const maps: typeof plainMaps = {
    respond: (request, premises) => (asked.push(premises), plainMaps.respond(request, premises)),
    travel: (location, premises) => (asked.push(premises), plainMaps.travel(location, premises)),
  };
  const scene = await setupSettings({ maps });
  await scene.ask();
  await scene.update('premises', { lat: 48.4489, lng: -68.524 });
  await scene.ask({ date: '2027-06-26' });
  await ask(scene.server, await scene.server.signedIn('user', 'marie'), { ...eventRequest(), date: '2027-07-03' });
  await scene.server.call('POST', '/api/google-maps-proxy', { body: { type: 'geocode', address: 'Matane' } });
  expect(new Set(asked.slice(1).map(({ lat }) => lat))).toEqual(new Set([48.4489]));
  expect(asked[0]).toEqual(DEFAULT_SETTINGS.premises);
});
