import { expect, test } from 'vitest';
import { purgeExpired } from '../../server/db/purge';
import { member, PASSWORD } from './accountSetup';
import { setupCustomers, type CustomersSetup } from './customersSetup';
import { setStatus } from './inboxSetup';
import { ask as askAsMember } from './memberRequestSetup';

async function erase(scene: CustomersSetup, id: string): Promise<void> {
  await setStatus(scene, id, 'declined');
  expect((await scene.performAction(id, 'erase')).status).toBe(200);
}

test('erasing the only request of a card erases the card with its notes', async () => {
  const scene = await setupCustomers();
  const id = await scene.askAs({ name: 'Marie' });
  const card = await scene.card('Marie');
  await scene.change(card, { ...card, notes: 'Vient avec ses parents.' });
  await erase(scene, id);
  expect(await scene.list()).toEqual([]);
  expect(await scene.server.parts.database.db.selectFrom('customer').selectAll().execute()).toEqual([]);
});

test('a card with another request stays, without the erased one', async () => {
  const scene = await setupCustomers();
  const id = await scene.askAs({ name: 'Marie', telephone: '450 555-1234' });
  const stays = await scene.askAs({ name: 'Marie', telephone: '450 555-1234' });
  const before = await scene.card('Marie');
  await erase(scene, id);
  const after = await scene.card('Marie');
  expect(after.events.map((event) => event.id)).toEqual([stays]);
  expect(after).toEqual({ ...before, requests: 1, events: after.events });
  await erase(scene, stays);
  expect(await scene.list()).toEqual([]);
});

test('a card shared by two persons keeps nothing that only the erased one had', async () => {
  const scene = await setupCustomers();
  const id = await scene.askAs({ name: 'Xylophonia', email: 'xylophonia@example.org', telephone: '450 555-1234' });
  await scene.askAs({ name: 'Paul', email: 'paul@example.org', telephone: '(450) 555-1234' });
  await erase(scene, id);
  expect(await scene.list()).toMatchObject([{ name: 'Paul', email: 'paul@example.org', telephone: '450 555-1234', requests: 1 }]);
  expect(JSON.stringify(await scene.server.parts.database.db.selectFrom('customer').selectAll().execute())).not.toMatch(/xylophon/i);
});

test('details that the owner has typed stay when a request with other ones is erased', async () => {
  const scene = await setupCustomers();
  const id = await scene.askAs({ name: 'M. Roy', telephone: '450 555-1234' });
  await scene.askAs({ name: 'M. Roy', telephone: '450 555-1234' });
  const card = await scene.card('M. Roy');
  await scene.change(card, { name: 'Marie Roy', email: 'marie.roy@example.org', telephone: '514 555-0000', language: 'fr', notes: '' });
  await erase(scene, id);
  expect(await scene.list()).toMatchObject([{ name: 'Marie Roy', email: 'marie.roy@example.org', telephone: '514 555-0000', version: 2 }]);
});

test('an erased account leaves no card', async () => {
  const scene = await setupCustomers();
  const headers = await member(scene.server, { username: 'xylophonia', email: 'xylophonia@example.org', name: 'Xylophonia' });
  await askAsMember(scene.server, headers);
  expect(await scene.list()).toMatchObject([{ email: 'xylophonia@example.org' }]);
  expect((await scene.server.call('POST', '/api/member/erase', { headers, body: { password: PASSWORD } })).status).toBe(200);
  expect(await scene.list()).toEqual([]);
});

test('the export of a member’s data contains no card, because a telephone number may belong to another person', async () => {
  const scene = await setupCustomers();
  await scene.askAs({ name: 'Victime', email: 'victime@example.org', telephone: '450 555-1234' });
  const headers = await scene.server.signedIn('user', 'curieux');
  await scene.server.call('POST', '/api/booking', { headers, body: { ...(await scene.read(await scene.askAs({ name: 'Curieux', email: 'curieux@example.org', telephone: '450 555-1234' }))).request } });
  expect((await scene.card('Victime')).requests).toBeGreaterThan(1);
  const exported = await (await scene.server.call('GET', '/api/member/data', { headers })).text();
  expect(exported).toContain('curieux@example.org');
  expect(exported).not.toMatch(/victime|customerId|customer_id/i);
});

test('a card is deleted with the last request that the retention period deletes', async () => {
  const scene = await setupCustomers();
  await scene.askAs({ name: 'Marie' }, { date: '2027-01-09' });
  await scene.askAs({ name: 'Marie' }, { date: '2027-06-19' });
  const { db } = scene.server.parts.database;
  await purgeExpired(db, new Date('2029-02-01T12:00:00.000Z'));
  expect(await scene.list()).toMatchObject([{ name: 'Marie', requests: 1 }]);
  await purgeExpired(db, new Date('2029-07-01T12:00:00.000Z'));
  expect(await scene.list()).toEqual([]);
});
