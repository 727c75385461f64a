import { expect, test } from 'vitest';
import type { BookingResponse } from '../../src/contract/bookingSchema';
import { bookingRequest } from './bookingRequests';
import { testServer, type TestServer } from './testServer';

const send = (server: TestServer, key: string | null, body: unknown = bookingRequest()) =>
  server.call('POST', '/api/booking', { body, headers: key === null ? {} : { 'idempotency-key': key } });

const count = async ({ parts }: TestServer, table: 'booking' | 'mail_outbox' | 'idempotency') => (await parts.database.db.selectFrom(table).select((row) => row.lit(1).as('one')).execute()).length;

test('fifty concurrent requests with one key create one booking and two mails', async () => {
  const server = await testServer();
  const responses = await Promise.all(Array.from({ length: 50 }, () => send(server, 'draft-1')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(bodies).size).toBe(1);
  expect(await count(server, 'booking')).toBe(1);
  expect(await count(server, 'mail_outbox')).toBe(2);
  expect(await count(server, 'idempotency')).toBe(1);
}, 30_000);

test('fifty concurrent requests without a key create fifty bookings with different references', async () => {
  const server = await testServer();
  const responses = await Promise.all(Array.from({ length: 50 }, () => send(server, null)));
  const bodies = await Promise.all(responses.map(async (response) => (await response.json()) as BookingResponse));
  expect(new Set(bodies.map(({ reference }) => reference)).size).toBe(50);
  expect(await count(server, 'booking')).toBe(50);
}, 30_000);

test('a repeated key returns 201 with the stored response, even after catalogue changes', async () => {
  const server = await testServer();
  const first = await (await send(server, 'draft-1')).text();
  await server.parts.database.db.updateTable('catalogue').set({ active: 0 }).execute();
  const again = await send(server, 'draft-1');
  expect(again.status).toBe(201);
  expect(await again.text()).toBe(first);
  expect(server.queuedSignals()).toBe(1);
});

test('a key reused with another body is rejected and creates no booking', async () => {
  const server = await testServer();
  await send(server, 'draft-1');
  const response = await send(server, 'draft-1', bookingRequest({ peopleCount: 21, language: 'en' }));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ message: 'This request was already sent with other content.' });
  expect(await count(server, 'booking')).toBe(1);
});

test('a rejected body can be corrected and sent with the same key', async () => {
  const server = await testServer();
  expect((await send(server, 'draft-1', bookingRequest({ peopleCount: 0 }))).status).toBe(422);
  expect((await send(server, 'draft-1')).status).toBe(201);
});

test('a failed booking can be sent again with the same key', async () => {
  const server = await testServer();
  const { bookingMails } = server.parts;
  server.parts.bookingMails = () => Promise.reject(new Error('broken'));
  expect((await send(server, 'draft-1')).status).toBe(500);
  server.parts.bookingMails = bookingMails;
  expect((await send(server, 'draft-1')).status).toBe(201);
  expect(await count(server, 'booking')).toBe(1);
});

test.each([
  [255, 201],
  [256, 400],
])('a key of %i characters returns %i', async (length, status) => {
  const server = await testServer();
  expect((await send(server, 'k'.repeat(length))).status).toBe(status);
});

test('a key expires after 48 hours', async () => {
  const server = await testServer();
  const first = (await (await send(server, 'draft-1')).json()) as BookingResponse;
  server.travelTo('2026-11-23T17:00:01.000Z');
  const second = (await (await send(server, 'draft-1')).json()) as BookingResponse;
  expect(second.reference).not.toBe(first.reference);
  expect(await count(server, 'idempotency')).toBe(1);
});
