import { expect, test } from 'vitest';
import type { Customer } from '../../src/contract/customers';
import { setupCustomers, type CustomersSetup } from './customersSetup';

/** Sets up two cards of one person, each with a request. */
async function setupTwoCards(): Promise<{ scene: CustomersSetup; kept: Customer; other: Customer }> {
  const scene = await setupCustomers();
  await scene.askAs({ name: 'Marie Roy', email: 'marie@example.org' });
  await scene.askAs({ name: 'M. Roy', email: 'm.roy@travail.example', telephone: '450 555-1234' }, { language: 'en' });
  return { scene, kept: await scene.card('Marie Roy'), other: await scene.card('M. Roy') };
}

const auditOf = ({ server }: CustomersSetup) => server.parts.database.db.selectFrom('audit').select(['what', 'subject', 'change']).where('what', 'like', 'customer%').execute();

test('merging moves the requests, fills empty fields, joins the notes and deletes the other card', async () => {
  const { scene, kept, other } = await setupTwoCards();
  const response = await scene.merge(kept, other);
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBe('"2"');
  expect(await response.json()).toMatchObject({ id: kept.id, version: 2, name: 'Marie Roy', email: 'marie@example.org', telephone: '450 555-1234', language: 'fr', notes: 'M. Roy · m.roy@travail.example', requests: 2, events: { length: 2 } });
  expect((await scene.list()).map(({ id }) => id)).toEqual([kept.id]);
  expect(await auditOf(scene)).toEqual([{ what: 'customers-merged', subject: `customer/${kept.id}`, change: `customer/${other.id}` }]);
});

test('merging changes no request', async () => {
  const { scene, kept, other } = await setupTwoCards();
  const bookings = () => scene.server.parts.database.db.selectFrom('booking').selectAll().orderBy('id').execute();
  const before = await bookings();
  await scene.merge(kept, other);
  expect(await bookings()).toEqual(before.map((row) => ({ ...row, customer_id: kept.id })));
});

test('a request from the address of a merged card is added to the card that was kept', async () => {
  const { scene, kept, other } = await setupTwoCards();
  await scene.merge(kept, other);
  await scene.askAs({ name: 'Marie', email: 'M.Roy@travail.example' });
  expect(await scene.list()).toMatchObject([{ id: kept.id, requests: 3 }]);
});

test('a card takes the email of the card that is merged into it when it has none', async () => {
  const { scene, kept, other } = await setupTwoCards();
  const { id: _, version: __, requests: ___, lastEvent: ____, events: _____, ...fields } = kept;
  await scene.change(kept, { ...fields, email: '' });
  expect(await (await scene.merge({ ...kept, version: 2 }, other)).json()).toMatchObject({ email: 'm.roy@travail.example', notes: 'M. Roy' });
});

test.each(['kept', 'other'] as const)('merging responds with 412 and the current card when the %s card has changed', async (changed) => {
  const { scene, kept, other } = await setupTwoCards();
  const { name, email, telephone, language } = changed === 'kept' ? kept : other;
  await scene.change(changed === 'kept' ? kept : other, { name, email, telephone, language, notes: 'Vue ailleurs' });
  const response = await scene.merge(kept, other);
  expect(response.status).toBe(412);
  expect(await response.json()).toMatchObject({ current: { id: kept.id, version: changed === 'kept' ? 2 : 1 } });
  expect(await scene.list()).toHaveLength(2);
});

test('merging repeated with one key merges once', async () => {
  const { scene, kept, other } = await setupTwoCards();
  const headers = { 'idempotency-key': 'merge-1' };
  const responses = await Promise.all(Array.from({ length: 5 }, () => scene.merge(kept, other, headers)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await auditOf(scene)).toHaveLength(1);
  expect((await scene.merge(kept, { ...other, version: 7 }, headers)).status).toBe(422);
});

test('of two concurrent merges of one card exactly one succeeds', async () => {
  const { scene, kept, other } = await setupTwoCards();
  const statuses = (await Promise.all([scene.merge(kept, other), scene.merge(other, kept)])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 404]));
  expect(await scene.list()).toMatchObject([{ requests: 2 }]);
});

test('a card is not merged with itself, nor with a card that does not exist', async () => {
  const { scene, kept } = await setupTwoCards();
  expect((await scene.merge(kept, kept)).status).toBe(422);
  expect((await scene.merge(kept, { id: 'unknown', version: 1 })).status).toBe(404);
  expect(await scene.card('Marie Roy')).toEqual(kept);
});

test('notes that are too long together are rejected with 422', async () => {
  const { scene, kept, other } = await setupTwoCards();
  const fieldsOf = ({ name, email, telephone, language }: Customer) => ({ name, email, telephone, language, notes: 'x'.repeat(2500) });
  for (const card of [kept, other]) expect((await scene.change(card, fieldsOf(card))).status).toBe(200);
  const response = await scene.merge({ ...kept, version: 2 }, { ...other, version: 2 });
  expect([response.status, await response.json()]).toEqual([422, { message: 'Ensemble, les notes des deux fiches sont trop longues\u00a0: raccourcissez-les d’abord.' }]);
  expect(await scene.list()).toHaveLength(2);
});
