import { expect, test } from 'vitest';
import { bookingRequest } from './bookingRequests';
import { setStatus, setupInbox } from './inboxSetup';
import { fillWithBookings } from './manyBookings';

const EXPORT = '/api/booking-export';

test('the export of the inbox has one row per request with its facts, in the language asked', async () => {
  const setup = await setupInbox();
  const { server, owner } = setup;
  const request = bookingRequest();
  const id = await setup.ask({ telephone: '+1 450 555-0100', contactInfo: { ...request.contactInfo, name: 'Marie "la chef" Tremblay' } });
  await setStatus(setup, id, 'confirmed');
  const response = await server.call('GET', EXPORT, { headers: { ...owner, 'accept-language': 'en' } });
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([200, 'text/csv; charset=utf-8', 'private, no-cache']);
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  expect(text.startsWith('\uFEFFReference,State,Date,Time,Type,Name,Email,Phone,Guests,Place,Total ($),Received\r\n')).toBe(true);
  expect(text.split('\r\n')[1]).toMatch(/^B-\w+,Confirmed,2027-06-19,17:30,Private event,"Marie ""la chef"" Tremblay",marie@example\.org,'\+1 450 555-0100,24,"12, rue Saint-Paul, Upton",[\d.]+,2026-11-21 12:00$/);
  const french = await (await server.call('GET', EXPORT, { headers: { ...owner, 'accept-language': 'fr' } })).text();
  expect(french).toContain(';Confirmée;2027-06-19;');
});

test('the export of the inbox has the requests of the filter, on all pages', async () => {
  const { server, owner, ask } = await setupInbox();
  await fillWithBookings(server.parts.database, 1201);
  await ask({ contactInfo: { ...bookingRequest().contactInfo, name: 'Zéphirin Roy' } });
  const rows = async (query: string) => (await (await server.call('GET', `${EXPORT}${query}`, { headers: owner })).text()).trimEnd().split('\r\n').length - 1;
  expect(await rows('')).toBe(1202);
  expect(await rows('?status=requested')).toBe(1202);
  expect(await rows('?status=done')).toBe(0);
  expect(await rows('?search=zephirin')).toBe(1);
});

test('only an administrator exports the inbox', async () => {
  const { server } = await setupInbox();
  expect((await server.call('GET', EXPORT)).status).toBe(401);
  expect((await server.call('GET', EXPORT, { headers: await server.signedIn('user', 'marie') })).status).toBe(403);
});
