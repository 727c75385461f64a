import { expect, test } from 'vitest';
import { bookingRequest } from './bookingRequests';
import { NOW, testServer, type TestServer } from './testServer';

const ask = async (server: TestServer, date: string, status?: string) => {
  const { id } = (await (await server.call('POST', '/api/booking', { body: bookingRequest({ date }) })).json()) as { id: string };
  if (status) await server.parts.database.db.updateTable('booking').set({ status }).where('id', '=', id).execute();
};

const busy = async (server: TestServer): Promise<unknown> => (await server.call('GET', '/api/busy-days')).json();

test('busy days are those that bookings ask for or have, once each, and a confirmed one outweighs a request', async () => {
  const server = await testServer();
  await ask(server, '2027-07-03');
  await ask(server, '2027-06-19');
  await ask(server, '2027-06-19', 'confirmed');
  await ask(server, '2027-06-19');
  expect(await busy(server)).toEqual([{ day: '2027-06-19', state: 'confirmed' }, { day: '2027-07-03', state: 'requested' }]);
});

test.each(['declined', 'cancelled', 'done'])('busy days leave out a booking that is %s', async (status) => {
  const server = await testServer();
  await ask(server, '2027-06-19', status);
  expect(await busy(server)).toEqual([]);
});

test('busy days begin today, in Québec', async () => {
  const server = await testServer();
  await ask(server, NOW.slice(0, 10));
  expect(await busy(server)).toHaveLength(1);
  server.travelTo('2026-11-22T04:59:00.000Z');
  expect(await busy(server)).toHaveLength(1);
  server.travelTo('2026-11-22T05:01:00.000Z');
  expect(await busy(server)).toEqual([]);
});

test('busy days say nothing of who asked', async () => {
  const server = await testServer();
  await ask(server, '2027-06-19');
  expect(JSON.stringify(await busy(server))).toBe('[{"day":"2027-06-19","state":"requested"}]');
});
