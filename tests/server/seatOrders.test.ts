import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anotherTraining, setupSeats, type SeatSetup } from './seatSetup';

/* Invariants for every sequence of steps: no seat is assigned twice, no more seats are assigned than exist, and groups are not split. */

const HOUR_MS = 3_600_000;
const START = '2026-11-21T17:00:00.000Z';

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ask' as const), seats: fc.integer({ min: 1, max: 5 }), waitlist: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('guest' as const), act: fc.constantFrom('accept' as const, 'decline' as const, 'cancel' as const), who: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('owner' as const), act: fc.constantFrom('cancel' as const, 'offer' as const), who: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('time' as const), hours: fc.constantFrom(1, 13, 24, 25) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('look' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('capacity' as const), capacity: fc.integer({ min: 0, max: 9 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Wished {
  email: string;
  seats: number;
}

/** Performs one step. @param asked the groups on the list, to which a new group is added */
async function doStep(scene: SeatSetup, each: Step, asked: Wished[]): Promise<void> {
  const { server } = scene;
  server.travelTo(new Date(server.parts.clock().getTime() + 1000).toISOString());
  const guest = 'who' in each ? asked[each.who % Math.max(1, asked.length)] : undefined;
  switch (each.does) {
    case 'ask': {
      const email = `guest${asked.length}.${scene.id}@example.org`;
      const { status } = await scene.ask(each.seats, { email, waitlist: each.waitlist });
      if (![201, 409, 422].includes(status)) throw new Error(`Asking answered ${status}`);
      if (status === 201) asked.push({ email, seats: each.seats });
      return;
    }
    case 'time':
      return server.travelTo(new Date(server.parts.clock().getTime() + each.hours * HOUR_MS).toISOString());
    case 'look':
      return scene.runScheduledJob();
    case 'capacity':
      return scene.change({ capacity: each.capacity });
    case 'guest':
      if (guest) await scene.performAction(guest.email, each.act);
      return;
    case 'owner': {
      const group = (await scene.attendance()).groups.find(({ email }) => email === guest?.email);
      if (group) await scene.performAsOwner(group.id, each.act);
    }
  }
}

test('seats are never overbooked or negative, and groups are never split, in any order of operations', async () => {
  const first = await setupSeats();
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.array(step, { minLength: 8, maxLength: 24 }), async (capacity, steps) => {
      first.server.travelTo(START);
      const scene = await anotherTraining(first, { capacity, eventDateTime: '2027-06-19T10:00' });
      const asked: Wished[] = [];
      let taken = 0;
      let room = capacity;
      for (const each of steps) {
        await doStep(scene, each, asked);
        if (each.does === 'capacity') room = each.capacity;
        const now = await scene.attendance();
        const held = now.groups.filter(({ state }) => state === 'reserved' || state === 'offered').reduce((sum, { seats }) => sum + seats, 0);
        expect(now.taken).toBe(held);
        // Assigned seats exceed the capacity only where the owner has reduced it, and then no new group gets seats.
        expect(held).toBeLessThanOrEqual(Math.max(room, taken));
        expect(now.left).toBe(Math.max(0, room - held));
        expect(now.groups.map(({ email, seats }) => ({ email, seats }))).toEqual(asked);
        taken = held;
      }
    }),
    { numRuns: 20 },
  );
}, 120_000);
