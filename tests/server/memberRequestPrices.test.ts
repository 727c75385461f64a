import { expect, test } from 'vitest';
import { bookingRequest } from './bookingRequests';
import { trainingRequest } from './memberRequestBodies';
import { responseOf, ask, bookingOf, own } from './memberRequestSetup';
import { testServer } from './testServer';

test('a member’s event request returns a reference and the price of the summary formula, which stays fixed', async () => {
  const server = await testServer();
  const booking = await responseOf(ask(server, await server.signedIn('user')));
  expect(booking.status).toBe('requested');
  // 200 + 40 × 0.25 × 12 + 0.64 × 40 + 50 = 395.60, plus 14.975 % taxes: the side is not sold by the serving
  expect(booking.quote).toEqual({
    totalCost: 454.84,
    travelDistance: 40,
    travelFee: 75.6,
    lines: [
      { id: 'base', name: 'Forfait de base', amount: 200 },
      { id: 'brisket', name: 'Pointe de poitrine', amount: 120 },
      { id: 'mac', name: 'Macaroni au fromage', amount: 0 },
      { id: 'travel', name: 'Déplacement', amount: 75.6 },
      { id: 'gst', name: 'TPS (5 %)', amount: 19.78 },
      { id: 'qst', name: 'TVQ (9,975 %)', amount: 39.46 },
    ],
  });
  const stored = await bookingOf(server);
  expect(stored).toMatchObject({ formula_version: 'summary-1', title: 'Les cinquante ans de Julie', name: 'user', email: 'user@example.org', travel_metres: 40_000 });
  expect([Number(stored.total_cents), Number(stored.quoted_cents)]).toEqual([45_484, 50_000]);
  expect(JSON.parse(stored.request)).toMatchObject({ type: 'event', peopleCount: 10, kidsCount: 2, kidsPricePerChild: 25, formula: 'summary', contactInfo: { location: '12, rue Saint-Paul, Upton' } });
});

test('a member’s training request is priced by tools and content focuses, without travel to our premises', async () => {
  const server = await testServer();
  const { quote } = await responseOf(ask(server, await server.signedIn('user'), trainingRequest(), '/api/training'));
  // 150 + 120 + 10 + 15 = 295.00, plus 14.975 % taxes
  expect(quote).toMatchObject({ totalCost: 339.18, travelDistance: null, travelFee: null });
  expect(quote.lines.map(({ name }) => name)).toEqual(['Forfait de base', 'Pointe de poitrine', 'Pinces', 'Le feu', 'TPS (5 %)', 'TVQ (9,975 %)']);
});

test('a training at the member’s home includes the distance without a travel fee', async () => {
  const server = await testServer();
  const { quote } = await responseOf(ask(server, await server.signedIn('user'), trainingRequest({ trainingPlace: 'at_home', location: 'Upton' }), '/api/training'));
  expect(quote).toMatchObject({ totalCost: 339.18, travelDistance: 40, travelFee: null });
});

test('a builder booking is priced by the summary formula and belongs to the logged-in member', async () => {
  const server = await testServer();
  const headers = await server.signedIn('user');
  const body = bookingRequest({ type: 'training', formula: 'summary', kidsPricePerChild: 25, contactInfo: { name: 'Marie', email: 'marie@example.org', location: 'online', notes: '' } });
  const { quote } = await responseOf(server.call('POST', '/api/booking', { headers, body }));
  // 150 + 40 × 0.25 × 24 = 390.00, plus 14.975 % taxes
  expect(quote).toMatchObject({ totalCost: 448.4, travelDistance: null });
  expect(await own(server, headers)).toMatchObject([{ kind: 'training', taxesIncluded: true }]);
});
