import ICAL from 'ical.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../server/app';
import { openDatabase, type Database } from '../../server/db/openDatabase';
import { purgeExpired } from '../../server/db/purge';
import type { Parts } from '../../server/parts';
import { answerOf, placesOf, seatScene, tokensTo, wish, type SeatScene } from './seatScene';

const HOUR_MS = 3_600_000;

const mailsTo = async ({ server }: SeatScene, recipient: string) => server.parts.database.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', recipient).orderBy('created_at').execute();
const kindsTo = async (scene: SeatScene, recipient: string) => (await mailsTo(scene, recipient)).map(({ kind }) => kind);
/** The same PostgreSQL as another server sees it. */
async function anotherPool({ config, log }: Parts): Promise<Database> {
  const database = await openDatabase(config, { log, seed: {} });
  onTestFinished(() => database.close());
  return database;
}

const OWNER = 'bonjour@boucane.example';

/** Time passes: every mail and every group gets a moment of its own. */
function later({ server }: SeatScene, ms = 1000): void {
  server.travelTo(new Date(server.parts.clock().getTime() + ms).toISOString());
}

/** Asks for seats, a moment after whatever was before. */
async function ask(scene: SeatScene, name: string, seats: number, waitlist = false): Promise<number> {
  later(scene);
  return (await scene.ask(seats, { name, email: `${name}@example.org`, waitlist })).status;
}

const statesOf = async (scene: SeatScene) => Object.fromEntries((await scene.attendance()).groups.map(({ name, state }) => [name, state]));

describe('reserving', () => {
  test('a group that fits has its seats, its mail and the owner’s notice at once', async () => {
    const scene = await seatScene();
    expect(await answerOf(scene.ask(3))).toEqual({ state: 'reserved', seats: 3 });
    expect(await scene.seats()).toEqual({ state: 'open', left: 1, most: 4 });
    expect(await kindsTo(scene, 'marie@example.org')).toEqual(['seat-reserved']);
    expect(await mailsTo(scene, OWNER)).toMatchObject([{ kind: 'seat-notice', reply_to: JSON.stringify({ name: 'Marie Tremblay', address: 'marie@example.org' }), text: expect.stringContaining('Il en reste\u202f: 1 place') as string }]);
    expect(scene.server.queuedSignals()).toBe(1);
  });

  test('a group is never split: it waits only when it asks to', async () => {
    const scene = await seatScene();
    await ask(scene, 'marie', 3);
    const refused = await scene.ask(2, { email: 'paul@example.org' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ message: 'Il ne reste plus assez de places pour tout votre groupe.', current: { left: 1 } });
    expect(await kindsTo(scene, 'paul@example.org')).toEqual([]);
    expect(await answerOf(scene.ask(2, { email: 'paul@example.org', waitlist: true }))).toEqual({ state: 'waiting', seats: 2 });
    expect(await scene.seats()).toMatchObject({ left: 1 });
    expect(await kindsTo(scene, 'paul@example.org')).toEqual(['seat-waiting']);
  });

  test('the last seat taken makes it full, and who would wait but fits needs not wait', async () => {
    const scene = await seatScene();
    expect(await answerOf(scene.ask(4, { waitlist: true }))).toMatchObject({ state: 'reserved' });
    expect(await scene.seats()).toEqual({ state: 'full', left: 0, most: 4 });
  });

  test.each([
    [{ seats: 5 }, 'seats'],
    [{ seats: 0 }, 'seats'],
    [{ seats: 1.5 }, 'seats'],
    [{ seats: 13 }, 'seats'],
    [{ email: 'marie' }, 'email'],
    [{ name: ' ' }, 'name'],
  ])('%j is refused at its field', async (changes, field) => {
    const scene = await seatScene();
    const response = await scene.server.call('POST', `/api/training/${scene.id}/seats`, { body: { ...wish(1), ...changes } });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  test.each([
    ['has begun', {}, '2026-12-19T15:00:00.000Z', 409],
    ['has no day', { eventDateTime: '' }, null, 409],
    ['has no capacity', { capacity: null }, null, 409],
    ['is switched off', { isActive: false }, null, 404],
    ['is private', { visibility: 'private' }, null, 404],
  ])('nothing is given of what %s', async (_, fields, instant, status) => {
    const scene = await seatScene(fields);
    if (instant) scene.server.travelTo(instant);
    expect((await scene.ask(1)).status).toBe(status);
    expect(await scene.seats()).toEqual(instant ? { state: 'closed', left: 4, most: 4 } : null);
  });

  test('is open until the minute it begins', async () => {
    const scene = await seatScene();
    scene.server.travelTo('2026-12-19T14:59:59.000Z');
    expect((await scene.ask(1)).status).toBe(201);
  });

  test('the same call under the same key counts once, even twice at once', async () => {
    const scene = await seatScene();
    const key = { 'idempotency-key': 'k1' };
    const answers = await Promise.all([scene.ask(2, {}, key), scene.ask(2, {}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await answerOf(scene.ask(2, {}, key))).toEqual({ state: 'reserved', seats: 2 });
    expect((await scene.ask(1, {}, key)).status).toBe(422);
    expect(await scene.seats()).toMatchObject({ left: 2 });
  });

  test('two hundred at once for four seats, at two servers where the database bears two, are given exactly four', async () => {
    const scene = await seatScene();
    const { parts, app } = scene.server;
    const apps = [app, parts.database.engine === 'postgres' ? createApp({ ...parts, database: await anotherPool(parts) }) : app];
    const headers = { 'content-type': 'application/json' };
    const asked = Array.from({ length: 200 }, async (_, index) => apps[index % 2]?.request(`/api/training/${scene.id}/seats`, { method: 'POST', headers, body: JSON.stringify(wish(1, { email: `guest${index}@example.org` })) }));
    const answers = await Promise.all(asked);
    const count = (status: number) => answers.filter((answer) => answer?.status === status).length;
    expect([count(201), count(409)]).toEqual([4, 196]);
    expect(await scene.seats()).toMatchObject({ state: 'full', left: 0 });
    expect((await scene.attendance()).taken).toBe(4);
  }, 60_000);
});

describe('the waiting list', () => {
  test('seats that are given back are offered to the first group they suffice for, and held for a day', async () => {
    const scene = await seatScene();
    for (const [name, seats, waits] of [['marie', 2], ['josee', 2], ['four', 4, true], ['two', 2, true], ['one', 1, true]] as const) await ask(scene, name, seats, waits ?? false);
    later(scene);
    await scene.act('marie@example.org', 'cancel');
    expect(await statesOf(scene)).toEqual({ marie: 'cancelled', josee: 'reserved', four: 'waiting', two: 'offered', one: 'waiting' });
    expect(await scene.seats()).toMatchObject({ state: 'full', left: 0 });
    const [, offer] = await mailsTo(scene, 'two@example.org');
    expect(offer).toMatchObject({ kind: 'seat-offer', subject: '2 places pour vous, jusqu’au dimanche 22 novembre 2026 à 12\u00a0h' });
    expect(await placesOf(scene.act('two@example.org', 'accept'))).toMatchObject({ state: 'reserved', seats: 2, title: { fr: 'Ma première poitrine' } });
    expect(await kindsTo(scene, 'two@example.org')).toEqual(['seat-waiting', 'seat-offer', 'seat-reserved']);
  });

  test('an offer that is over counts for nothing at that very instant, and goes to the next', async () => {
    const scene = await seatScene({ capacity: 1 });
    await ask(scene, 'marie', 1);
    await ask(scene, 'paul', 1, true);
    await ask(scene, 'josee', 1, true);
    await scene.act('marie@example.org', 'cancel');
    later(scene, 24 * HOUR_MS - 1000);
    await scene.look();
    expect(await statesOf(scene)).toMatchObject({ paul: 'offered', josee: 'waiting' });
    later(scene, 1000);
    // Nobody has written it down yet.
    expect(await scene.seats()).toMatchObject({ left: 1 });
    expect((await scene.act('paul@example.org', 'accept')).status).toBe(409);
    await scene.look();
    expect(await statesOf(scene)).toMatchObject({ paul: 'expired', josee: 'offered' });
    expect(await kindsTo(scene, 'paul@example.org')).toEqual(['seat-waiting', 'seat-offer', 'seat-expired']);
    // However often it looks, one mail is one mail.
    await scene.look();
    expect(await kindsTo(scene, 'josee@example.org')).toEqual(['seat-waiting', 'seat-offer']);
  });

  test('somebody new does not pass those who wait', async () => {
    const scene = await seatScene({ capacity: 1 });
    await ask(scene, 'marie', 1);
    await ask(scene, 'paul', 1, true);
    await scene.act('marie@example.org', 'cancel');
    expect(await ask(scene, 'new', 1)).toBe(409);
  });

  test('an offer is not held longer than until it begins', async () => {
    const scene = await seatScene({ capacity: 1 });
    await ask(scene, 'marie', 1);
    await ask(scene, 'paul', 1, true);
    scene.server.travelTo('2026-12-19T12:00:00.000Z');
    await scene.act('marie@example.org', 'cancel');
    expect((await scene.attendance()).groups.find(({ name }) => name === 'paul')?.offeredUntil).toBe('2026-12-19T15:00:00.000Z');
  });

  test('a declined offer goes on at once', async () => {
    const scene = await seatScene({ capacity: 1 });
    await ask(scene, 'marie', 1);
    await ask(scene, 'paul', 1, true);
    await ask(scene, 'josee', 1, true);
    await scene.act('marie@example.org', 'cancel');
    later(scene);
    expect(await placesOf(scene.act('paul@example.org', 'decline'))).toMatchObject({ state: 'cancelled' });
    expect(await statesOf(scene)).toMatchObject({ josee: 'offered' });
    expect(await kindsTo(scene, 'paul@example.org')).toEqual(['seat-waiting', 'seat-offer', 'seat-left']);
  });

  test('more seats go to those who wait; fewer than are taken take nobody’s, and give nothing more', async () => {
    const scene = await seatScene();
    await ask(scene, 'marie', 4);
    await ask(scene, 'paul', 2, true);
    await scene.change({ capacity: 2 });
    expect(await scene.attendance()).toMatchObject({ capacity: 2, taken: 4, left: 0 });
    expect(await scene.seats()).toMatchObject({ state: 'full', left: 0 });
    await scene.change({ capacity: 6 });
    expect(await statesOf(scene)).toEqual({ marie: 'reserved', paul: 'offered' });
  });

  test('another day takes everybody along and tells who has seats; the same training a season later begins empty', async () => {
    const scene = await seatScene();
    await ask(scene, 'marie', 3);
    await ask(scene, 'paul', 2, true);
    later(scene);
    await scene.change({ eventDateTime: '2026-12-26T10:00' });
    expect(await scene.attendance()).toMatchObject({ taken: 3 });
    expect(await kindsTo(scene, 'marie@example.org')).toEqual(['seat-reserved', 'seat-moved']);
    expect(await kindsTo(scene, 'paul@example.org')).toEqual(['seat-waiting']);
    scene.server.travelTo('2027-01-10T15:00:00.000Z');
    await scene.change({ eventDateTime: '2027-06-19T10:00' });
    expect(await scene.seats()).toEqual({ state: 'open', left: 4, most: 4 });
    expect((await scene.attendance()).groups).toEqual([]);
  });
});

describe('the link of a mail', () => {
  test('reads without changing anything, names nobody, and is stored only as a hash', async () => {
    const scene = await seatScene();
    await ask(scene, 'marie', 2);
    const [token = ''] = await tokensTo(scene.server, 'marie@example.org');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const body = { token };
    const read = () => placesOf(scene.server.call('POST', '/api/places/read', { body }));
    const first = await read();
    expect(first).toEqual({ kind: 'training', thingId: scene.id, title: { fr: 'Ma première poitrine', en: 'My first brisket' }, place: { fr: 'Au fumoir, à St-Liboire', en: 'At the smokehouse, in St-Liboire' }, day: '2026-12-19', lastDay: '', time: '10:00', seats: 2, state: 'reserved', offeredUntil: null, over: false });
    expect(await read()).toEqual(first);
    const { db } = scene.server.parts.database;
    expect(JSON.stringify(await db.selectFrom('seat_token').selectAll().execute())).not.toContain(token);
    for (const path of [`/api/places/${token}`, `/api/places/act?token=${token}&act=cancel`]) expect((await scene.server.call('GET', path)).status).toBeGreaterThanOrEqual(404);
    expect(await statesOf(scene)).toEqual({ marie: 'reserved' });
  });

  test('an unknown key opens nothing', async () => {
    const scene = await seatScene();
    expect((await scene.server.call('POST', '/api/places/read', { body: { token: 'x'.repeat(43) } })).status).toBe(404);
    expect((await scene.server.call('POST', '/api/places/act', { body: { token: 'x'.repeat(43), act: 'cancel' } })).status).toBe(404);
  });

  test('an act counts once, and what is not possible says what stands', async () => {
    const scene = await seatScene();
    await ask(scene, 'marie', 2);
    const refused = await scene.act('marie@example.org', 'decline');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ current: { state: 'reserved' } });
    for (let again = 0; again < 2; again += 1) expect(await placesOf(scene.act('marie@example.org', 'cancel'))).toMatchObject({ state: 'cancelled' });
    expect(await kindsTo(scene, 'marie@example.org')).toEqual(['seat-reserved', 'seat-cancelled']);
  });

  test('nothing is given back once it has begun', async () => {
    const scene = await seatScene();
    await ask(scene, 'marie', 2);
    scene.server.travelTo('2026-12-19T15:00:00.000Z');
    expect((await scene.act('marie@example.org', 'cancel')).status).toBe(409);
  });

  test('its pages tell their address to nobody', async () => {
    const { server } = await seatScene();
    expect((await server.call('GET', '/fr/places/some-key')).headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('the mails', () => {
  test('the calendar entry is the group’s own, lasts as long as the training, and is taken away with a higher number', async () => {
    const scene = await seatScene();
    await ask(scene, 'marie', 2);
    later(scene);
    await scene.act('marie@example.org', 'cancel');
    const entries = (await mailsTo(scene, 'marie@example.org')).map(({ calendar }) => new ICAL.Component(ICAL.parse(calendar ?? '') as never));
    const facts = entries.map((calendar) => {
      const event = calendar.getFirstSubcomponent('vevent');
      const value = (name: string) => String(event?.getFirstPropertyValue(name));
      return { method: String(calendar.getFirstPropertyValue('method')), uid: value('uid'), sequence: value('sequence'), status: value('status'), start: value('dtstart'), end: value('dtend'), where: value('location') };
    });
    const { id } = (await scene.attendance()).groups[0] ?? { id: '' };
    const same = { uid: `${id}@boucane`, start: '2026-12-19T15:00:00Z', end: '2026-12-19T21:00:00Z', where: 'Au fumoir, à St-Liboire' };
    expect(facts).toEqual([
      { ...same, method: 'PUBLISH', sequence: '0', status: 'CONFIRMED' },
      { ...same, method: 'CANCEL', sequence: '1', status: 'CANCELLED' },
    ]);
  });

  test('only who has a seat is told where an online training meets', async () => {
    const meetingUrl = 'https://rencontre.boucane.example/frottis';
    const scene = await seatScene({ type: 'online', meetingUrl, capacity: 1 });
    await ask(scene, 'marie', 1);
    await ask(scene, 'paul', 1, true);
    const texts = async (email: string) => (await mailsTo(scene, email)).map(({ text, html }) => text + html).join();
    expect(await texts('marie@example.org')).toContain(meetingUrl);
    expect(await texts('paul@example.org')).not.toContain(meetingUrl);
  });

  test('nothing that was typed stands in a group’s mail, and they read in their own language', async () => {
    const scene = await seatScene();
    await scene.ask(1, { name: 'BUY CHEAP PILLS', message: 'at pills.example', language: 'en' });
    const [mail] = await mailsTo(scene, 'marie@example.org');
    expect(mail).toMatchObject({ language: 'en', subject: 'Your seats are reserved: My first brisket' });
    expect(`${mail?.text}${mail?.html}${mail?.calendar}`).not.toMatch(/pills/i);
    expect(mail?.text).toContain('Saturday, December 19, 2026 at\u00a010:00\u00a0a.m.');
    expect((await mailsTo(scene, OWNER)).at(-1)?.text).toContain('> at pills.example');
  });
});

describe('the owner', () => {
  test('adds a group from a telephone call, without an address, cancels one, and offers a place out of turn', async () => {
    const scene = await seatScene();
    const add = (body: object) => scene.server.call('POST', `/api/training/${scene.id}/reservations`, { body, headers: scene.owner });
    expect(await (await add({ name: 'Luc, au téléphone', seats: 3, email: '' })).json()).toMatchObject({ taken: 3, left: 1, groups: [{ name: 'Luc, au téléphone', email: '', byHand: true, state: 'reserved' }] });
    expect((await add({ name: 'Trop', seats: 2 })).status).toBe(409);
    await ask(scene, 'two', 2, true);
    await ask(scene, 'one', 4, true);
    const idOf = async (name: string) => (await scene.attendance()).groups.find((group) => group.name === name)?.id ?? '';
    expect((await scene.actAsOwner(await idOf('one'), 'offer')).status).toBe(409);
    later(scene);
    await scene.change({ visibility: 'private' });
    expect(await (await scene.actAsOwner(await idOf('Luc, au téléphone'), 'cancel')).json()).toMatchObject({ taken: 0 });
    expect(await (await scene.actAsOwner(await idOf('one'), 'offer')).json()).toMatchObject({ taken: 4, left: 0 });
    expect(await statesOf(scene)).toMatchObject({ two: 'waiting', one: 'offered' });
    expect((await scene.actAsOwner('nobody', 'cancel')).status).toBe(404);
  });

  test('erases a person whom nobody expects any more, with their mails and their key', async () => {
    const scene = await seatScene();
    await ask(scene, 'marie', 2);
    const { id } = (await scene.attendance()).groups[0] ?? { id: '' };
    expect((await scene.actAsOwner(id, 'erase')).status).toBe(409);
    await scene.actAsOwner(id, 'cancel');
    expect(await (await scene.actAsOwner(id, 'erase')).json()).toMatchObject({ groups: [{ name: '', email: '', seats: 2, erased: true }] });
    const { db } = scene.server.parts.database;
    const everything = JSON.stringify([await db.selectFrom('seat_reservation').selectAll().execute(), await db.selectFrom('mail_outbox').selectAll().execute(), await db.selectFrom('idempotency').selectAll().execute()]);
    expect(everything).not.toContain('marie');
    expect(await db.selectFrom('seat_token').selectAll().execute()).toEqual([]);
  });

  test('deletes nothing that somebody comes to before they are told', async () => {
    const scene = await seatScene();
    await ask(scene, 'marie', 2);
    const remove = async () => scene.server.call('DELETE', `/api/training/${scene.id}`, { headers: scene.owner });
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('annulez-les d’abord') as string });
    await scene.act('marie@example.org', 'cancel');
    expect((await remove()).status).toBe(200);
    const [token] = await tokensTo(scene.server, 'marie@example.org');
    expect(await placesOf(scene.server.call('POST', '/api/places/read', { body: { token } }))).toMatchObject({ state: 'cancelled', thingId: null, over: true });
  });

  test('what is as old as the privacy page says is deleted with its mails', async () => {
    const scene = await seatScene();
    await ask(scene, 'marie', 2);
    const { db } = scene.server.parts.database;
    await purgeExpired(db, new Date('2028-12-19T15:00:00.000Z'));
    expect(await db.selectFrom('seat_reservation').selectAll().execute()).toHaveLength(1);
    await purgeExpired(db, new Date('2028-12-21T15:00:00.000Z'));
    expect(await db.selectFrom('seat_reservation').selectAll().execute()).toEqual([]);
    expect(await kindsTo(scene, 'marie@example.org')).toEqual([]);
  });
});
