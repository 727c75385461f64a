import { expect, test } from 'vitest';
import { changeAccount } from '../../server/auth/administration';
import { resetPassword } from '../../server/auth/passwordReset';
import { issueToken } from '../../server/db/oneTimeTokens';
import type { UserFields } from '../../src/contract/user';
import { createLog } from '../../server/log';
import { seedCatalogue } from '../../server/db/seed/catalogue';
import type { FeedState, NewFeed } from '../../src/contract/calendarFeed';
import { bookingRequest } from './bookingRequests';
import { readCalendar } from './calendarReader';
import { setupInbox, type InboxSetup } from './inboxSetup';

const PATH = '/api/admin/calendar-feed';

/** Creates a calendar feed URL. @returns its path on this server */
async function makeAddress({ server, owner }: InboxSetup): Promise<string> {
  const response = await server.call('POST', PATH, { headers: owner });
  expect(response.status).toBe(200);
  const { address } = (await response.json()) as NewFeed;
  expect(address).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}\.ics$/);
  return new URL(address).pathname;
}

const party = (date: string, name: string) => bookingRequest({ date, contactInfo: { name, email: 'marie@example.org', location: '12, rue Saint-Paul, Upton (45.65, -72.67)', notes: 'Heure: 17:30\nAllergie aux noix : 2 personnes' } });

test('the calendar feed contains confirmed and requested bookings only', async () => {
  const scene = await setupInbox();
  const { server } = scene;
  const [asked, sure, declined, cancelled] = [await scene.ask(party('2027-06-19', 'Marie')), await scene.ask(party('2027-03-14', 'Élise')), await scene.ask(party('2027-06-20', 'Non')), await scene.ask(party('2027-06-21', 'Plus'))];
  await scene.performAction(sure, 'confirm');
  await scene.performAction(declined, 'decline');
  await scene.performAction(cancelled, 'confirm');
  await scene.performAction(cancelled, 'cancel');
  const response = await server.call('GET', await makeAddress(scene));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const entries = readCalendar(await response.text());
  expect(entries).toMatchObject([
    { uid: `${sure}@boucane`, method: 'PUBLISH', status: 'CONFIRMED', sequence: 1, summary: 'Événement privé, Élise', start: '2027-03-14T21:30:00.000Z', location: '12, rue Saint-Paul, Upton', url: `http://localhost:3000/fr/admin/requests/${sure}` },
    { uid: `${asked}@boucane`, status: 'TENTATIVE', sequence: 0, start: '2027-06-19T21:30:00.000Z' },
  ]);
  for (const text of ['20 adultes et 4 enfants', 'Viandes\u00a0: Pointe de poitrine', 'Accompagnements\u00a0: Macaroni au fromage, Au homard', 'Départ à 15\u00a0h\u00a010', 'Allergie aux noix', `/fr/admin/requests/${sure}`]) expect(entries[0]?.description).toContain(text);
  expect(entries[0]?.description).not.toContain('marie@example.org');
});

test('the description of an entry begins with the severe allergies', async () => {
  const scene = await setupInbox();
  await scene.ask({ ...party('2027-06-19', 'Marie'), diets: [{ category: 'peanuts', severity: 'severe', count: 1, words: '' }] });
  const [entry] = readCalendar(await (await scene.server.call('GET', await makeAddress(scene))).text());
  expect(entry?.description).toMatch(/^!!! ATTENTION, ALLERGIE !!!\nArachides\s: ALLERGIE GRAVE, 1\spersonne/u);
});

test('past entries stay in the feed for sixty days', async () => {
  const scene = await setupInbox();
  const id = await scene.ask(party('2027-06-19', 'Marie'));
  await scene.performAction(id, 'confirm');
  const path = await makeAddress(scene);
  const found = async (day: string) => {
    scene.server.travelTo(`${day}T16:00:00Z`);
    return readCalendar(await (await scene.server.call('GET', path)).text()).length;
  };
  expect(await found('2027-06-19')).toBe(1);
  await scene.performAction(id, 'finish');
  expect(await found('2027-08-18')).toBe(1);
  expect(await found('2027-08-19')).toBe(0);
});

test('an unchanged feed returns 304, and a changed one is sent again', async () => {
  const scene = await setupInbox({ seed: seedCatalogue('2026-11-21') });
  const id = await scene.ask(bookingRequest({ selections: { meats: [{ id: 'brisket', name: '' }], sides: [], tools: [], contentFocus: [] } }));
  const path = await makeAddress(scene);
  const first = await scene.server.call('GET', path);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  scene.server.travelTo('2026-12-24T17:00:00Z');
  const again = await scene.server.call('GET', path, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await scene.performAction(id, 'confirm');
  const changed = await scene.server.call('GET', path, { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('the feed secret is shown once, stored as a hash, and invalidated by renewal or revocation', async () => {
  const scene = await setupInbox();
  const { server, owner } = scene;
  const state = async () => (await (await server.call('GET', PATH, { headers: owner })).json()) as FeedState;
  const statusOf = async (path: string) => (await server.call('GET', path)).status;
  expect(await state()).toEqual({ createdAt: null });
  const first = await makeAddress(scene);
  expect(await state()).toEqual({ createdAt: '2026-11-21T17:00:00.000Z' });
  const rows = await server.parts.database.db.selectFrom('calendar_feed').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.token_hash).toMatch(/^[\da-f]{64}$/);
  expect(JSON.stringify(rows)).not.toContain(first.split('/').at(-1)?.replace('.ics', ''));
  const second = await makeAddress(scene);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  expect(await (await server.call('POST', `${PATH}/revoke`, { headers: owner })).json()).toEqual({ createdAt: null });
  expect(await statusOf(second)).toBe(404);
});

test('the feed URL is invalid once its owner is no longer an administrator', async () => {
  const scene = await setupInbox();
  const path = await makeAddress(scene);
  const { db } = scene.server.parts.database;
  await db.updateTable('user').set({ disabled: 1 }).execute();
  expect((await scene.server.call('GET', path)).status).toBe(404);
  await db.updateTable('user').set({ disabled: 0, role: 'user' }).execute();
  expect((await scene.server.call('GET', path)).status).toBe(404);
});

test.each(['x', 'x'.repeat(43), `${'x'.repeat(43)}.ics`, `${'x'.repeat(44)}.ics`, '.ics', '%00.ics', `${'x'.repeat(43)}.ics/more`])('an invalid feed URL returns 404 with no-store (%s)', async (file) => {
  const scene = await setupInbox();
  const response = await scene.server.call('GET', `/api/calendar/${file}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the log never contains the feed secret', async () => {
  const lines: string[] = [];
  const scene = await setupInbox({ log: createLog({ write: (line) => void lines.push(line) }) });
  const path = await makeAddress(scene);
  await scene.server.call('GET', path);
  await scene.server.call('GET', '/api/calendar/guessed.ics');
  await scene.server.parts.database.db.schema.alterTable('booking_history').renameTo('elsewhere').execute();
  expect((await scene.server.call('GET', path)).status).toBe(500);
  const text = lines.join('');
  expect(text).toContain('/api/calendar/…');
  expect(text).not.toContain(path.split('/').at(-1)?.slice(0, 20));
  expect(text).not.toContain('guessed');
});

test.each(['a changed password', 'a mailed link', 'another administrator'])('%s invalidates the feed URL, and the notification says so', async (how) => {
  const scene = await setupInbox();
  const { server, owner } = scene;
  const path = await makeAddress(scene);
  const { db } = server.parts.database;
  const { id, email } = await db.selectFrom('user').select(['id', 'email']).where('role', '=', 'admin').executeTakeFirstOrThrow();
  if (how === 'a changed password') await server.call('PUT', '/api/member/password', { body: { currentPassword: 'the password of samuel', newPassword: 'une braise patiente' }, headers: owner });
  else if (how === 'a mailed link') await resetPassword(server.parts, { resetToken: await issueToken(db, { purpose: 'reset', userId: id, now: server.parts.clock() }), email, newPassword: 'une braise patiente' });
  else await changeAccount(server.parts, id, { password: 'une braise patiente' } as UserFields, id, () => {});
  expect((await server.call('GET', path)).status).toBe(404);
  const { text } = await db.selectFrom('mail_outbox').select('text').where('kind', '=', 'password-changed').executeTakeFirstOrThrow();
  expect(text).toContain('calendrier');
});

test('the feed URL of a former administrator stays invalid when the role is granted again', async () => {
  const scene = await setupInbox();
  const path = await makeAddress(scene);
  const { parts, signedIn } = scene.server;
  await signedIn('admin', 'second');
  const { id } = await parts.database.db.selectFrom('user').select('id').where('username', '!=', 'second').where('role', '=', 'admin').executeTakeFirstOrThrow();
  for (const role of ['user', 'admin'] as const) await changeAccount(parts, id, { role } as UserFields, id, () => {});
  expect((await scene.server.call('GET', path)).status).toBe(404);
});
