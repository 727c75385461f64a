import { expect, test } from 'vitest';
import type { BookingRequest } from '../../src/contract/bookingSchema';
import { bookingRequest } from './bookingRequests';
import { testServer } from './testServer';

const EVENT_TYPE = 'Type d’événement: Événement fumoir (smokehouse-popup)';
const at = (location: string, notes: string) => ({ name: 'Marie', email: 'marie@example.org', location, notes });

/** Total in dollars, or the names of the invalid fields, or the status. */
async function outcomeOf(isSignedIn: boolean, changes: Partial<BookingRequest>) {
  const server = await testServer();
  const headers = isSignedIn ? await server.signedIn('user') : {};
  const response = await server.call('POST', '/api/booking', { headers, body: bookingRequest(changes) });
  const { quote, errors } = (await response.json()) as { quote?: { totalCost: number }; errors?: Record<string, string> };
  return quote?.totalCost ?? (errors ? Object.keys(errors) : response.status);
}

test('a visitor is priced by the booking page formula regardless of the notes', async () => {
  expect(await outcomeOf(false, { contactInfo: at('Upton', EVENT_TYPE) })).toBe(621.24);
  expect(await outcomeOf(false, { contactInfo: at('Upton', '') })).toBe(621.24);
  expect(await outcomeOf(false, { contactInfo: at('Upton', ''), formula: 'bookingPage' })).toBe(621.24);
});

test('a member is priced by the booking page formula with an event type, and by the summary formula without one', async () => {
  expect(await outcomeOf(true, { contactInfo: at('Upton', EVENT_TYPE) })).toBe(621.24);
  // 200 + 40 × 0.25 × 24 + 75.60 = 515.60, plus 14.975 % taxes
  expect(await outcomeOf(true, { contactInfo: at('Upton', '') })).toBe(592.81);
});

test('a visitor who requests the summary formula gets 401', async () => {
  expect(await outcomeOf(false, { formula: 'summary' })).toBe(401);
  expect(await outcomeOf(false, { formula: 'summary', type: 'training', contactInfo: at('online', '') })).toBe(401);
});

test('a training is rejected on the booking page', async () => {
  expect(await outcomeOf(false, { type: 'training' })).toEqual(['type']);
  expect(await outcomeOf(true, { type: 'training', contactInfo: at('Upton', EVENT_TYPE) })).toEqual(['type']);
});

test('a member cannot choose the other pricing formula', async () => {
  expect(await outcomeOf(true, { formula: 'summary', contactInfo: at('Upton', EVENT_TYPE) })).toEqual(['formula']);
  expect(await outcomeOf(true, { formula: 'bookingPage', contactInfo: at('Upton', '') })).toEqual(['formula']);
});
