import { randomUUID } from 'node:crypto';
import { addDays, dayAt } from '../../src/contract/days';
import { expect, test } from './fixtures';
import { bookingsOf, signIn } from './owner';
import { startServer } from './server';

const request = (name: string) => ({
  date: addDays(dayAt(new Date()), 40),
  type: 'event',
  peopleCount: 12,
  kidsCount: 2,
  kidsPricePerChild: null,
  selections: { meats: [], sides: [], tools: [], contentFocus: [] },
  contactInfo: { name, email: 'durable@example.org', location: 'Granby', notes: '' },
  totalCost: null,
  language: 'en',
});

const post = (url: string, body: unknown, key: string) =>
  fetch(`${url}/api/booking`, { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': key }, body: JSON.stringify(body) });

test('a booking acknowledged just before the server is killed is there after the restart', { tag: '@once' }, async () => {
  const first = await startServer();
  const answer = await post(first.url, request('Durable'), randomUUID());
  expect(answer.status).toBe(201);
  const { reference } = (await answer.json()) as { reference: string };
  await first.kill();
  const second = await startServer({ dataDir: first.dataDir });
  const found = (await bookingsOf(await signIn(second.url, second.admin))).map((booking) => booking.reference);
  await second.stop();
  expect(found).toContain(reference);
});

test('the same key sent twice gives one booking and the same reference', { tag: '@once' }, async ({ server, owner }, { project }) => {
  const key = randomUUID();
  const name = `Deux fois ${project.name}`;
  const answers = await Promise.all([post(server.url, request(name), key), post(server.url, request(name), key)]);
  const again = await post(server.url, request(name), key);
  const stored = (await bookingsOf(owner)).filter((booking) => booking.request.contactInfo.name === name);
  expect(stored).toHaveLength(1);
  expect(answers.map(({ status }) => status).filter((status) => status === 201).length).toBeGreaterThan(0);
  expect(await again.json()).toMatchObject({ reference: stored[0]?.reference });
});
