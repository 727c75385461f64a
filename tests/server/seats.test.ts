import { describe, expect, test } from 'vitest';
import { purgeExpired } from '../../server/db/purge';
import { twoServers } from './secondServer';
import { seatResponseOf, ask, kindsTo, advanceTime, mailsTo, OWNER, reservationOf, setupSeats, statusByName, tokensTo, seatRequest } from './seatSetup';

describe('reservation', () => {
  test('confirms a fitting group immediately, with its mail and the owner’s notification', async () => {
    const scene = await setupSeats();
    expect(await seatResponseOf(scene.ask(3))).toEqual({ state: 'reserved', seats: 3 });
    expect(await scene.seats()).toEqual({ state: 'open', left: 1, most: 4 });
    expect(await kindsTo(scene, 'marie@example.org')).toEqual(['seat-reserved']);
    expect(await mailsTo(scene, OWNER)).toMatchObject([{ kind: 'seat-notice', reply_to: JSON.stringify({ name: 'Marie Tremblay', address: 'marie@example.org' }), text: expect.stringContaining('Il en reste\u00a0: 1 place') as string }]);
    expect(scene.server.queuedSignals()).toBe(1);
  });

  test('never splits a group, which joins the waiting list only on request', async () => {
    const scene = await setupSeats();
    await ask(scene, 'marie', 3);
    const refused = await scene.ask(2, { email: 'paul@example.org' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ message: 'Il ne reste plus assez de places pour tout votre groupe.', current: { left: 1 } });
    expect(await kindsTo(scene, 'paul@example.org')).toEqual([]);
    expect(await seatResponseOf(scene.ask(2, { email: 'paul@example.org', waitlist: true }))).toEqual({ state: 'waiting', seats: 2 });
    expect(await scene.seats()).toMatchObject({ left: 1 });
    expect(await kindsTo(scene, 'paul@example.org')).toEqual(['seat-waiting']);
  });

  test('of the last seat closes the training, and a fitting group skips the waiting list', async () => {
    const scene = await setupSeats();
    expect(await seatResponseOf(scene.ask(4, { waitlist: true }))).toMatchObject({ state: 'reserved' });
    expect(await scene.seats()).toEqual({ state: 'full', left: 0, most: 4 });
  });

  test.each([
    [{ seats: 5 }, 'seats'],
    [{ seats: 0 }, 'seats'],
    [{ seats: 1.5 }, 'seats'],
    [{ seats: 13 }, 'seats'],
    [{ email: 'marie' }, 'email'],
    [{ name: ' ' }, 'name'],
  ])('rejects %j by field', async (changes, field) => {
    const scene = await setupSeats();
    const response = await scene.server.call('POST', `/api/training/${scene.id}/seats`, { body: { ...seatRequest(1), ...changes } });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  test.each([
    ['has begun', {}, '2026-12-19T15:00:00.000Z', 409],
    ['has no day', { eventDateTime: '' }, null, 409],
    ['has a day that no calendar has', { eventDateTime: '2027-13-45T10:00' }, null, 409],
    ['has no capacity', { capacity: null }, null, 409],
    ['is switched off', { isActive: false }, null, 404],
    ['is private', { visibility: 'private' }, null, 404],
  ])('is rejected for a training that %s', async (_, fields, instant, status) => {
    const scene = await setupSeats(fields);
    if (instant) scene.server.travelTo(instant);
    expect((await scene.ask(1)).status).toBe(status);
    expect(await scene.seats()).toEqual(instant ? { state: 'closed', left: 4, most: 4 } : null);
  });

  test('is open until the minute the training starts', async () => {
    const scene = await setupSeats();
    scene.server.travelTo('2026-12-19T14:59:59.000Z');
    expect((await scene.ask(1)).status).toBe(201);
  });

  test('is idempotent under one key, even for concurrent requests', async () => {
    const scene = await setupSeats();
    const key = { 'idempotency-key': 'k1' };
    const responses = await Promise.all([scene.ask(2, {}, key), scene.ask(2, {}, key)]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(await seatResponseOf(scene.ask(2, {}, key))).toEqual({ state: 'reserved', seats: 2 });
    expect((await scene.ask(1, {}, key)).status).toBe(422);
    expect(await scene.seats()).toMatchObject({ left: 2 });
  });

  test('gives exactly four seats to two hundred concurrent requests at up to two servers', async () => {
    const scene = await setupSeats();
    const apps = await twoServers(scene.server);
    const headers = { 'content-type': 'application/json' };
    const asked = Array.from({ length: 200 }, async (_, index) => apps[index % 2]?.request(`/api/training/${scene.id}/seats`, { method: 'POST', headers, body: JSON.stringify(seatRequest(1, { email: `guest${index}@example.org` })) }));
    const responses = await Promise.all(asked);
    const count = (status: number) => responses.filter((response) => response?.status === status).length;
    expect([count(201), count(409)]).toEqual([4, 196]);
    expect(await scene.seats()).toMatchObject({ state: 'full', left: 0 });
    expect((await scene.attendance()).taken).toBe(4);
  }, 60_000);
});

describe('owner', () => {
  test('adds a group without an email address, cancels one and offers a seat out of turn', async () => {
    const scene = await setupSeats();
    const add = (body: object) => scene.server.call('POST', `/api/training/${scene.id}/reservations`, { body, headers: scene.owner });
    expect(await (await add({ name: 'Luc, au téléphone', seats: 3, email: '' })).json()).toMatchObject({ taken: 3, left: 1, groups: [{ name: 'Luc, au téléphone', email: '', byHand: true, state: 'reserved' }] });
    expect((await add({ name: 'Trop', seats: 2 })).status).toBe(409);
    await ask(scene, 'two', 2, true);
    await ask(scene, 'one', 4, true);
    const idOf = async (name: string) => (await scene.attendance()).groups.find((group) => group.name === name)?.id ?? '';
    expect((await scene.performAsOwner(await idOf('one'), 'offer')).status).toBe(409);
    advanceTime(scene);
    await scene.change({ visibility: 'private' });
    expect(await (await scene.performAsOwner(await idOf('Luc, au téléphone'), 'cancel')).json()).toMatchObject({ taken: 0 });
    expect(await (await scene.performAsOwner(await idOf('one'), 'offer')).json()).toMatchObject({ taken: 4, left: 0 });
    expect(await statusByName(scene)).toMatchObject({ two: 'waiting', one: 'offered' });
    expect((await scene.performAsOwner('nobody', 'cancel')).status).toBe(404);
  });

  test('erases a person with a cancelled reservation, including mails and token', async () => {
    const scene = await setupSeats();
    await ask(scene, 'marie', 2);
    const { id } = (await scene.attendance()).groups[0] ?? { id: '' };
    expect((await scene.performAsOwner(id, 'erase')).status).toBe(409);
    await scene.performAsOwner(id, 'cancel');
    expect(await (await scene.performAsOwner(id, 'erase')).json()).toMatchObject({ groups: [{ name: '', email: '', seats: 2, erased: true }] });
    const { db } = scene.server.parts.database;
    const everything = JSON.stringify([await db.selectFrom('seat_reservation').selectAll().execute(), await db.selectFrom('mail_outbox').selectAll().execute(), await db.selectFrom('idempotency').selectAll().execute()]);
    expect(everything).not.toContain('marie');
    expect(await db.selectFrom('seat_token').selectAll().execute()).toEqual([]);
  });

  test('cannot delete a training with reservations before the groups are notified', async () => {
    const scene = await setupSeats();
    await ask(scene, 'marie', 2);
    const remove = async () => scene.server.call('DELETE', `/api/training/${scene.id}`, { headers: scene.owner });
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('annulez-les d’abord') as string });
    await scene.performAction('marie@example.org', 'cancel');
    expect((await remove()).status).toBe(200);
    const [token] = await tokensTo(scene.server, 'marie@example.org');
    expect(await reservationOf(scene.server.call('POST', '/api/places/read', { body: { token } }))).toMatchObject({ state: 'cancelled', thingId: null, over: true });
  });

  test('reservations past the retention period of the privacy page are deleted with their mails', async () => {
    const scene = await setupSeats();
    await ask(scene, 'marie', 2);
    const { db } = scene.server.parts.database;
    await purgeExpired(db, new Date('2028-12-19T15:00:00.000Z'));
    expect(await db.selectFrom('seat_reservation').selectAll().execute()).toHaveLength(1);
    await purgeExpired(db, new Date('2028-12-21T15:00:00.000Z'));
    expect(await db.selectFrom('seat_reservation').selectAll().execute()).toEqual([]);
    expect(await kindsTo(scene, 'marie@example.org')).toEqual([]);
  });
});
