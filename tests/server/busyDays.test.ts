import { expect, test } from 'vitest';
import type { ResponseOf } from '../../src/contract/endpoints';
import { bookingRequest } from './bookingRequests';
import { setupInbox } from './inboxSetup';
import { eventRequest } from './memberRequestBodies';
import { NOW, testServer, type TestServer } from './testServer';

const ask = async (server: TestServer, date: string, status?: string) => {
  const { id } = (await (await server.call('POST', '/api/booking', { body: bookingRequest({ date }) })).json()) as { id: string };
  if (status) await server.parts.database.db.updateTable('booking').set({ status }).where('id', '=', id).execute();
};

const busy = async (server: TestServer) => (await (await server.call('GET', '/api/busy-days')).json()) as ResponseOf<'listBusyDays'>;
const days = async (server: TestServer) => (await busy(server)).days;

test('busy days count confirmed and requested bookings', async () => {
  const server = await testServer();
  await ask(server, '2027-07-03');
  await ask(server, '2027-06-19');
  await ask(server, '2027-06-19', 'confirmed');
  await ask(server, '2027-06-19');
  expect(await days(server)).toEqual([{ day: '2027-06-19', taken: 1, asked: 2 }, { day: '2027-07-03', taken: 0, asked: 1 }]);
});

test.each(['declined', 'cancelled'])('busy days leave out a booking that is %s', async (status) => {
  const server = await testServer();
  await ask(server, '2027-06-19', status);
  expect(await days(server)).toEqual([]);
});

test('an event occupies each of its days, and a booking converted to an event counts once', async () => {
  const { server, owner, performAction } = await setupInbox();
  const body = { name_fr: 'Fête', name_en: 'Party', date: '2027-07-10', endDate: '2027-07-11', time: '17:00', isActive: true, visibility: 'public' };
  const { id } = (await (await server.call('POST', '/api/event', { headers: owner, body: eventRequest({ date: '2027-08-07' }) })).json()) as { id: string };
  const open = await server.parts.database.db.selectFrom('catalogue').select(['id', 'version']).where('id', '=', 'open-house').executeTakeFirstOrThrow();
  expect((await server.call('PUT', `/api/event/${open.id}`, { headers: owner, body })).status).toBe(200);
  expect(await days(server)).toEqual([{ day: '2027-07-10', taken: 1, asked: 0 }, { day: '2027-07-11', taken: 1, asked: 0 }, { day: '2027-08-07', taken: 0, asked: 1 }]);
  expect((await performAction(id, 'confirm', { body: { publish: true } })).status).toBe(200);
  expect((await days(server)).at(-1)).toEqual({ day: '2027-08-07', taken: 1, asked: 0 });
});

test('busy days begin today by Québec time', async () => {
  const server = await testServer();
  await ask(server, NOW.slice(0, 10));
  expect(await days(server)).toHaveLength(1);
  server.travelTo('2026-11-22T04:59:00.000Z');
  expect(await days(server)).toHaveLength(1);
  server.travelTo('2026-11-22T05:01:00.000Z');
  expect(await days(server)).toEqual([]);
});

test('a request holds its day for a week, stays pending afterwards, and holds again when moved', async () => {
  const { server, ask: request, read, performAction } = await setupInbox();
  const id = await request({ date: '2027-06-19' });
  expect((await read(id)).heldUntil).toBe('2026-11-28');
  server.travelTo('2026-11-28T04:59:59.000Z');
  expect(await days(server)).toEqual([{ day: '2027-06-19', taken: 0, asked: 1 }]);
  server.travelTo('2026-11-28T05:00:00.000Z');
  expect(await days(server)).toEqual([]);
  expect(await read(id)).toMatchObject({ status: 'requested', heldUntil: '2026-11-28' });
  expect((await performAction(id, 'move', { body: { date: '2027-06-20', time: '17:00' } })).status).toBe(200);
  expect(await days(server)).toEqual([{ day: '2027-06-20', taken: 0, asked: 1 }]);
  expect((await read(id)).heldUntil).toBe('2026-12-05');
});

test('busy days disclose neither customers nor the reasons of blocked days', async () => {
  const { server, owner, ask: request } = await setupInbox();
  await request({ date: '2027-06-19' });
  const availability = (await (await server.call('GET', '/api/availability', { headers: owner })).json()) as ResponseOf<'readAvailability'>;
  const body = { ...availability, blocked: [{ from: '2027-07-01', to: '', reason: 'Mariage de Rose' }] };
  expect((await server.call('PUT', '/api/availability', { headers: owner, body })).status).toBe(200);
  const hours = Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' }));
  expect(await busy(server)).toEqual({ perDay: 1, hours, blocked: [{ from: '2027-07-01', to: '2027-07-01' }], days: [{ day: '2027-06-19', taken: 0, asked: 1 }] });
});
