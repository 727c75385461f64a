import { expect, test } from 'vitest';
import type { BookingRequest } from '../../src/contract/bookingSchema';
import type { Preparation } from '../../src/contract/preparation';
import { preparationSchema } from '../../src/contract/preparation';
import { moneyOf, shoppingList } from '../../src/contract/kitchen';
import { bookingRequest } from './bookingRequests';
import { testServer, type TestServer } from './testServer';

const NOTES = 'Type d’événement: Événement fumoir (smokehouse-popup)\nHeure: 17:30\nGarnitures: Olives\nDistance de déplacement: 40,0 km\nAllergie aux noix : deux enfants.\nHeure: on verra';

const ask = async (server: TestServer, changes: Partial<BookingRequest> = {}, status = 'confirmed') => {
  // Only members get summary pricing.
  const headers = changes.formula === 'summary' ? await server.signedIn('user') : {};
  const { id } = (await (await server.call('POST', '/api/booking', { headers, body: bookingRequest(changes) })).json()) as { id: string };
  await server.parts.database.db.updateTable('booking').set({ status }).where('id', '=', id).execute();
  return id;
};

async function kitchen() {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  const read = async (query: string) => server.call('GET', `/api/preparation${query}`, { headers });
  return { server, read, prepared: async (query: string) => (await (await read(query)).json()) as Preparation };
}

test('the preparation of a week contains shopping, tools and details of each confirmed booking only', async () => {
  const { server, prepared } = await kitchen();
  const contactInfo = { name: 'Marie Tremblay', email: 'marie@example.org', location: '12, rue Saint-Paul, Upton', notes: NOTES };
  await ask(server, { date: '2027-06-19', contactInfo, selections: { ...bookingRequest().selections, tools: [{ id: 'tongs', name: '' }] } });
  await ask(server, { date: '2027-06-20' }, 'requested');
  await ask(server, { date: '2027-06-18' }, 'declined');
  await ask(server, { date: '2027-06-25' });
  const preparation = await prepared('?from=2027-06-18&to=2027-06-24');
  expect(preparation).toMatchObject({ from: '2027-06-18', to: '2027-06-24', more: false });
  await expect(preparationSchema.validate(preparation, { strict: true })).resolves.toEqual(preparation);
  expect(preparation.bookings).toHaveLength(1);
  const [party] = preparation.bookings;
  expect(party).toMatchObject({
    status: 'confirmed',
    kind: 'smokehouse-popup',
    date: '2027-06-19',
    time: '17:30',
    location: '12, rue Saint-Paul, Upton',
    travelMetres: 40_000,
    adults: 20,
    children: 4,
    tools: [{ id: 'tongs', name: { fr: 'Pinces', en: 'Tongs' } }],
    toppings: ['olives'],
    notes: 'Allergie aux noix : deux enfants.\nHeure: on verra',
  });
  expect(party?.dishes.map(({ id, kgPerPerson, costPerKg }) => [id, kgPerPerson, costPerKg])).toEqual([['brisket', 0.25, 12], ['mac-1', 0.15, null]]);
  expect(party?.dishes[1]?.name).toEqual({ fr: 'Macaroni au fromage, Au homard', en: 'Mac and cheese, With lobster' });
  // 24 × 0.25 = 6 kg at 12 dollars; 24 × 0.15 = 3.6 kg.
  const lines = shoppingList(preparation.bookings);
  expect(lines.map(({ buyKg, costCents }) => [buyKg, costCents])).toEqual([[6, 7200], [4, null]]);
  expect(moneyOf(preparation.bookings, lines).soldCents).toBe(party?.soldCents);
});

test('pending requests are included on demand, and bookings of a day are sorted by time', async () => {
  const { server, prepared } = await kitchen();
  const at = (time: string) => ({ ...bookingRequest().contactInfo, notes: time && `Heure: ${time}` });
  await ask(server, { date: '2027-06-19', contactInfo: at('') });
  await ask(server, { date: '2027-06-19', contactInfo: at('18:00') });
  await ask(server, { date: '2027-06-19', contactInfo: at('11:30') }, 'requested');
  await ask(server, { date: '2027-06-19', contactInfo: at('09:00') }, 'cancelled');
  const days = '?from=2027-06-19&to=2027-06-19';
  expect((await prepared(days)).bookings.map(({ time }) => time)).toEqual(['18:00', '']);
  expect((await prepared(`${days}&requested=true`)).bookings.map(({ time, status }) => [time, status])).toEqual([['11:30', 'requested'], ['18:00', 'confirmed'], ['', 'confirmed']]);
});

test('a single pending or confirmed request is prepared by its id, and others return 404', async () => {
  const { server, read, prepared } = await kitchen();
  const id = await ask(server, {}, 'requested');
  expect(await prepared(`?request=${id}`)).toMatchObject({ from: '2027-06-19', to: '2027-06-19', bookings: [{ id, status: 'requested' }] });
  expect((await read(`?request=${await ask(server, {}, 'declined')}`)).status).toBe(404);
  expect((await read('?request=nothing')).status).toBe(404);
});

test('the default preparation period is the week that begins today by Québec time', async () => {
  const { prepared } = await kitchen();
  expect(await prepared('')).toMatchObject({ from: '2026-11-21', to: '2026-11-27', bookings: [] });
});

test.each(['?from=2027-02-30', '?from=2027-06-19&to=2027-06-18', '?from=2027-01-01&to=2027-12-31', '?from=x'])('an invalid date range is rejected: %s', async (query) => {
  const { read } = await kitchen();
  expect((await read(query)).status).toBe(422);
});

test('a meat deleted from the catalogue is prepared with the portion at the time of sale', async () => {
  const { server, prepared } = await kitchen();
  const id = await ask(server);
  await server.parts.database.db.deleteFrom('catalogue').where('resource', '=', 'meat').execute();
  const preparation = await prepared(`?request=${id}`);
  expect(preparation.bookings[0]?.dishes[0]).toMatchObject({ id: 'brisket', name: { fr: 'Pointe de poitrine' }, kgPerPerson: 0.25, costPerKg: null });
});

test('the summary formula divides a portion of a side among its variations', async () => {
  const { server, prepared } = await kitchen();
  const sides = ['mac', 'mac-0', 'mac-1'].map((id) => ({ id, name: '' }));
  const id = await ask(server, { formula: 'summary', selections: { ...bookingRequest().selections, sides } });
  const preparation = await prepared(`?request=${id}`);
  // 24 × 0.15 kg is 3.6 kg, 1.8 kg of each.
  expect(shoppingList(preparation.bookings).filter(({ kind }) => kind === 'side').map(({ id: dish, neededKg }) => [dish, neededKg])).toEqual([['mac-0', 1.8], ['mac-1', 1.8]]);
  // Taxes are not revenue.
  const { total_cents, sold_cents } = await server.parts.database.db.selectFrom('booking').select(['total_cents', 'sold_cents']).where('id', '=', id).executeTakeFirstOrThrow();
  expect(Math.round((Number(sold_cents) * 114_975) / 100_000)).toBe(Number(total_cents));
});
