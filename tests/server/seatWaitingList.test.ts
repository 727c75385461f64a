import { describe, expect, test } from 'vitest';
import { anotherTraining, ask, kindsTo, advanceTime, mailsTo, reservationOf, setupSeats, statusByName } from './seatSetup';

const HOUR_MS = 3_600_000;

describe('waiting list', () => {
  test('continues for other trainings when an unreadable one fails, which is reported to the owner', async () => {
    const broken = await setupSeats();
    const scene = await anotherTraining(broken);
    for (const each of [broken, scene]) {
      await ask(each, 'Ann', 4);
      await ask(each, 'Bob', 2, true);
      await each.server.parts.database.db.updateTable('seat_reservation').set({ state: 'cancelled' }).where('thing_id', '=', each.id).where('name', '=', 'Ann').execute();
    }
    const { database, incidents } = scene.server.parts;
    await database.db.updateTable('catalogue').set({ fields: '{' }).where('id', '=', broken.id).execute();
    await scene.runScheduledJob();
    expect(await statusByName(scene)).toMatchObject({ Bob: 'offered' });
    expect(incidents.list()).toEqual([{ kind: 'seats', name: broken.id, path: `/admin/trainings/${broken.id}` }]);
    await database.db.updateTable('catalogue').set({ fields: JSON.stringify({ title_fr: 'Poitrine', eventDateTime: '2026-12-19T10:00', capacity: 4 }) }).where('id', '=', broken.id).execute();
    await scene.runScheduledJob();
    expect(incidents.list()).toEqual([]);
  });

  test('offers freed seats to the first group that fits, and holds them for a day', async () => {
    const scene = await setupSeats();
    for (const [name, seats, waits] of [['marie', 2], ['josee', 2], ['four', 4, true], ['two', 2, true], ['one', 1, true]] as const) await ask(scene, name, seats, waits ?? false);
    advanceTime(scene);
    await scene.performAction('marie@example.org', 'cancel');
    expect(await statusByName(scene)).toEqual({ marie: 'cancelled', josee: 'reserved', four: 'waiting', two: 'offered', one: 'waiting' });
    expect(await scene.seats()).toMatchObject({ state: 'full', left: 0 });
    const [, offer] = await mailsTo(scene, 'two@example.org');
    expect(offer).toMatchObject({ kind: 'seat-offer', subject: '2 places pour vous, jusqu’au dimanche 22 novembre 2026 à 12\u00a0h' });
    advanceTime(scene);
    expect(await reservationOf(scene.performAction('two@example.org', 'accept'))).toMatchObject({ state: 'reserved', seats: 2, title: { fr: 'Ma première poitrine' } });
    expect(await kindsTo(scene, 'two@example.org')).toEqual(['seat-waiting', 'seat-offer', 'seat-reserved']);
  });

  test('expires an offer at its exact deadline and offers the seats to the next group', async () => {
    const scene = await setupSeats({ capacity: 1 });
    await ask(scene, 'marie', 1);
    await ask(scene, 'paul', 1, true);
    await ask(scene, 'josee', 1, true);
    await scene.performAction('marie@example.org', 'cancel');
    advanceTime(scene, 24 * HOUR_MS - 1000);
    await scene.runScheduledJob();
    expect(await statusByName(scene)).toMatchObject({ paul: 'offered', josee: 'waiting' });
    advanceTime(scene, 1000);
    // The expiry has no effect in the database until the job runs.
    expect(await scene.seats()).toMatchObject({ left: 1 });
    expect((await scene.performAction('paul@example.org', 'accept')).status).toBe(409);
    await scene.runScheduledJob();
    expect(await statusByName(scene)).toMatchObject({ paul: 'expired', josee: 'offered' });
    expect(await kindsTo(scene, 'paul@example.org')).toEqual(['seat-waiting', 'seat-offer', 'seat-expired']);
    // Running the job again sends no second mail.
    await scene.runScheduledJob();
    expect(await kindsTo(scene, 'josee@example.org')).toEqual(['seat-waiting', 'seat-offer']);
  });

  test('takes precedence over new reservations', async () => {
    const scene = await setupSeats({ capacity: 1 });
    await ask(scene, 'marie', 1);
    await ask(scene, 'paul', 1, true);
    await scene.performAction('marie@example.org', 'cancel');
    expect(await ask(scene, 'new', 1)).toBe(409);
  });

  test('limits an offer to the start of the training', async () => {
    const scene = await setupSeats({ capacity: 1 });
    await ask(scene, 'marie', 1);
    await ask(scene, 'paul', 1, true);
    scene.server.travelTo('2026-12-19T12:00:00.000Z');
    await scene.performAction('marie@example.org', 'cancel');
    expect((await scene.attendance()).groups.find(({ name }) => name === 'paul')?.offeredUntil).toBe('2026-12-19T15:00:00.000Z');
  });

  test('passes a declined offer on immediately', async () => {
    const scene = await setupSeats({ capacity: 1 });
    await ask(scene, 'marie', 1);
    await ask(scene, 'paul', 1, true);
    await ask(scene, 'josee', 1, true);
    await scene.performAction('marie@example.org', 'cancel');
    advanceTime(scene);
    expect(await reservationOf(scene.performAction('paul@example.org', 'decline'))).toMatchObject({ state: 'cancelled' });
    expect(await statusByName(scene)).toMatchObject({ josee: 'offered' });
    expect(await kindsTo(scene, 'paul@example.org')).toEqual(['seat-waiting', 'seat-offer', 'seat-left']);
  });

  test('gets added seats, while a capacity below the reserved seats cancels no reservation', async () => {
    const scene = await setupSeats();
    await ask(scene, 'marie', 4);
    await ask(scene, 'paul', 2, true);
    await scene.change({ capacity: 2 });
    expect(await scene.attendance()).toMatchObject({ capacity: 2, taken: 4, left: 0 });
    expect(await scene.seats()).toMatchObject({ state: 'full', left: 0 });
    await scene.change({ capacity: 6 });
    expect(await statusByName(scene)).toEqual({ marie: 'reserved', paul: 'offered' });
  });

  test('moves along with a rescheduled training and notifies groups with seats, but starts empty for a new season', async () => {
    const scene = await setupSeats();
    await ask(scene, 'marie', 3);
    await ask(scene, 'paul', 2, true);
    advanceTime(scene);
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
