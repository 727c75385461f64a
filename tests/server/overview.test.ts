import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../server/backup/backUp';
import { fillDerived } from '../../server/db/derived';
import { insertBooking } from '../../server/db/bookings';
import type { BookingRequest } from '../../src/contract/bookingSchema';
import { overviewSchema, type Overview } from '../../src/contract/overview';
import { bookingRequest } from './bookingRequests';
import { contactMessage } from './contactMessages';
import { NOW, testServer, type TestServer } from './testServer';

const TOTAL = 1000;
const TYPES = { smokehouse: 'Type d’événement: Événement fumoir (smokehouse-popup)', pizza: 'Type d’événement: Soirée pizza chez vous (pizza-popup)' };

interface Stored {
  request?: Partial<BookingRequest>;
  notes?: string;
  status?: 'requested' | 'confirmed' | 'declined' | 'cancelled' | 'done';
  createdAt?: string;
  thingId?: string | null;
}

let stored = 0;
/** Stores a booking directly in the database, in the given state. */
async function store({ parts }: TestServer, { request = {}, notes = '', status = 'requested', createdAt = NOW, thingId = null }: Stored) {
  stored += 1;
  const fullRequest = bookingRequest(request);
  const quote = { totalCost: TOTAL, travelDistance: null, travelFee: null, lines: [] };
  const record = { id: `b${stored}`, reference: `B-${stored}`, status, createdAt, request: { ...fullRequest, contactInfo: { ...fullRequest.contactInfo, notes } }, quote, quotedTotal: null, formulaVersion: 'x' };
  await parts.database.transaction((trx) => insertBooking(trx, { record, totalCents: TOTAL * 100, travelMetres: null, pricedItems: [], userId: null, thingId, customerId: null, enteredBy: null }));
}

async function adminServer(environment: Record<string, string> = {}) {
  const server = await testServer({ environment });
  const headers = await server.signedIn('admin');
  const overview = async () => (await (await server.call('GET', '/api/admin/overview', { headers })).json()) as Overview;
  return { server, headers, overview };
}

test('the overview of an empty business is valid', async () => {
  const { overview } = await adminServer();
  const result = await overview();
  await expect(overviewSchema.validate(result, { strict: true })).resolves.toEqual(result);
  expect(result).toMatchObject({ today: '2026-11-21', waiting: { count: 0, oldest: [] }, coming: [], kinds: [], deadMails: { count: 0, newest: [] }, untranslated: [] });
  expect(result.season).toHaveLength(12);
  expect(result.season.at(0)).toEqual({ month: '2026-06', confirmed: 0, requested: 0, lost: 0, valueCents: 0 });
  expect(result.season.at(-1)?.month).toBe('2027-05');
});

test('pending requests are counted by waiting time and listed from the longest wait', async () => {
  const { server, overview } = await adminServer();
  for (const createdAt of ['2026-11-21T16:00:00.000Z', '2026-11-20T16:59:00.000Z', '2026-11-18T17:00:00.000Z', '2026-11-14T18:00:00.000Z', '2026-11-14T17:00:00.000Z', '2026-10-01T00:00:00.000Z']) await store(server, { createdAt });
  await store(server, { status: 'confirmed', createdAt: '2026-01-01T00:00:00.000Z' });
  const { waiting } = await overview();
  expect(waiting.count).toBe(6);
  expect(waiting.ages).toEqual({ day: 1, threeDays: 1, week: 2, longer: 2 });
  expect(waiting.oldest.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(['2026-10-01', '2026-11-14', '2026-11-14', '2026-11-18', '2026-11-20']);
  expect(waiting.oldest[0]).toMatchObject({ name: 'Marie Tremblay', guests: 24, kind: 'event', date: '2027-06-19' });
});

test('a member’s request is confirmed when its event is published, and declined when removed', async () => {
  const { server, overview } = await adminServer();
  await store(server, { thingId: 'open-house', request: { date: '2026-12-05' } });
  await store(server, { thingId: 'cancelled', request: { date: '2026-12-05' } });
  await store(server, { thingId: 'gone', request: { date: '2026-12-05' } });
  const { waiting, coming } = await overview();
  expect(waiting.count).toBe(1);
  expect(coming).toEqual([{ day: '2026-12-05', confirmed: 1, requested: 1, confirmedGuests: 24, requestedGuests: 24 }]);
});

test('upcoming bookings are counted by day for six weeks from today', async () => {
  const { server, overview } = await adminServer();
  for (const date of ['2026-11-20', '2026-11-21', '2027-01-01', '2027-01-02']) await store(server, { status: 'confirmed', request: { date } });
  await store(server, { request: { date: '2026-11-21', peopleCount: 10, kidsCount: 0 } });
  await store(server, { status: 'cancelled', request: { date: '2026-11-21' } });
  expect((await overview()).coming).toEqual([
    { day: '2026-11-21', confirmed: 1, requested: 1, confirmedGuests: 24, requestedGuests: 10 },
    { day: '2027-01-01', confirmed: 1, requested: 0, confirmedGuests: 24, requestedGuests: 0 },
  ]);
});

test('the season is summarized by month and kind, with the agreed prices', async () => {
  const { server, overview } = await adminServer();
  await store(server, { status: 'done', notes: TYPES.smokehouse, request: { date: '2026-09-12' } });
  await store(server, { status: 'confirmed', notes: TYPES.smokehouse, request: { date: '2026-12-05' } });
  await store(server, { status: 'confirmed', notes: TYPES.pizza, request: { date: '2026-12-31' } });
  await store(server, { notes: TYPES.smokehouse, request: { date: '2026-12-12' } });
  await store(server, { status: 'declined', notes: TYPES.pizza, request: { date: '2026-12-12' } });
  await store(server, { status: 'confirmed', request: { date: '2026-05-31' } });
  await store(server, { status: 'confirmed', request: { date: '2027-06-01' } });
  const { season, kinds } = await overview();
  expect(season.filter(({ confirmed, requested, lost }) => confirmed + requested + lost > 0)).toEqual([
    { month: '2026-09', confirmed: 1, requested: 0, lost: 0, valueCents: 100_000 },
    { month: '2026-12', confirmed: 2, requested: 1, lost: 1, valueCents: 200_000 },
  ]);
  expect(kinds).toEqual([{ kind: 'smokehouse-popup', count: 3 }, { kind: 'pizza-popup', count: 1 }]);
});

test('ten thousand bookings are aggregated without listing them', async () => {
  const { server, overview } = await adminServer();
  await store(server, { request: { date: '2026-12-05' } });
  const { db } = server.parts.database;
  const row = await db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ ...row, id: `m${index}`, reference: `M-${index}`, status: index % 2 ? 'confirmed' : 'requested' }));
  for (let from = 0; from < rows.length; from += 500) await db.insertInto('booking').values(rows.slice(from, from + 500)).execute();
  const result = await overview();
  expect(result.waiting.count).toBe(5001);
  expect(result.waiting.oldest).toHaveLength(5);
  expect(result.coming).toEqual([{ day: '2026-12-05', confirmed: 5000, requested: 5001, confirmedGuests: 120_000, requestedGuests: 120_024 }]);
  expect(JSON.stringify(result).length).toBeLessThan(5000);
}, 60_000);

test('mails that cannot be sent are counted with the reason', async () => {
  const without = await adminServer();
  await without.server.call('POST', '/api/booking', { body: bookingRequest() });
  expect((await without.overview()).queuedMails).toEqual({ count: 2, failing: 0, canLeave: false, problem: null });
  const { server, overview } = await adminServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await server.call('POST', '/api/booking', { body: bookingRequest() });
  await server.parts.database.db.updateTable('mail_outbox').set({ attempts: 3, last_error: 'refused' }).where('kind', '=', 'booking-notice').execute();
  expect((await overview()).queuedMails).toEqual({ count: 2, failing: 1, canLeave: true, problem: null });
});

test('unread messages are counted', async () => {
  const { server, headers, overview } = await adminServer();
  for (const name of ['Marie', 'Paul']) await server.call('POST', '/api/sendEmail', { body: contactMessage({ name }) });
  expect((await overview()).messages).toEqual({ unread: 2 });
  const { id } = await server.parts.database.db.selectFrom('contact_message').select('id').limit(1).executeTakeFirstOrThrow();
  await server.call('POST', `/api/messages/${id}/read`, { headers, body: {} });
  expect((await overview()).messages).toEqual({ unread: 1 });
});

test('a dead-lettered mail is listed and can be sent again once', async () => {
  const { server, headers, overview } = await adminServer();
  await server.call('POST', '/api/booking', { body: bookingRequest() });
  const { db } = server.parts.database;
  await db.updateTable('mail_outbox').set({ status: 'dead', attempts: 9, last_error: 'refused' }).where('kind', '=', 'booking-notice').execute();
  const { deadMails } = await overview();
  expect(deadMails).toMatchObject({ count: 1, newest: [{ createdAt: NOW }] });
  const id = deadMails.newest[0]?.id ?? '';
  const before = server.queuedSignals();
  const retry = () => server.call('POST', `/api/mail/${id}/retry`, { headers });
  expect((await retry()).status).toBe(200);
  expect(server.queuedSignals()).toBe(before + 1);
  expect((await overview()).deadMails.count).toBe(0);
  expect(await db.selectFrom('mail_outbox').select(['status', 'next_attempt_at']).where('id', '=', id).executeTakeFirst()).toEqual({ status: 'queued', next_attempt_at: NOW });
  expect((await retry()).status).toBe(404);
});

test('missing translations are counted by list, and lists without any are left out', async () => {
  const { server, headers, overview } = await adminServer();
  const meat = { name_fr: 'Saucisse', name_en: 'Sausage', description_fr: 'De porc', description_en: '' };
  expect((await server.call('POST', '/api/meat', { headers, body: meat })).status).toBe(201);
  expect((await overview()).untranslated).toEqual([{ resource: 'meat', count: 1 }]);
});

test('the overview contains the free disk space and the latest backup, or null without a backup', async () => {
  const { server, overview } = await adminServer();
  const folder = await mkdtemp(join(tmpdir(), 'boucane-overview-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const config = { ...server.parts.config, ...(server.parts.database.engine === 'postgres' ? { dataDir: folder } : {}) };
  Object.assign(server.parts.config, config);
  const before = (await overview()).system;
  expect(before.lastBackupAt).toBeNull();
  expect(before.diskFree).toBeGreaterThan(0);
  expect(before.diskSize).toBeGreaterThanOrEqual(before.diskFree ?? 0);
  for (const at of ['2026-11-19T08:00:00.000Z', '2026-11-20T08:00:00.000Z']) await backUp(config, { occasion: 'asked', now: new Date(at) });
  // An unfinished backup does not count.
  await writeFile(join(config.dataDir, 'backups', 'boucane-2026-11-21.sqlite.partial'), '');
  expect((await overview()).system.lastBackupAt).toBe('2026-11-20T08:00:00.000Z');
});

test('older bookings get their kind, guests and price in the derived columns', async () => {
  const { server, overview } = await adminServer();
  await store(server, { notes: TYPES.pizza, status: 'confirmed', request: { date: '2026-12-05' } });
  const { db } = server.parts.database;
  await db.updateTable('booking').set({ kind: '', guests: 0, sold_cents: null }).execute();
  await fillDerived(db);
  const { coming, kinds } = await overview();
  expect(coming).toMatchObject([{ confirmedGuests: 24 }]);
  expect(kinds).toEqual([{ kind: 'pizza-popup', count: 1 }]);
  expect(Number((await db.selectFrom('booking').select('sold_cents').executeTakeFirstOrThrow()).sold_cents)).toBe(100_000);
});
