import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueGroups, guestMay, leftOf, OWNER_ACTS, ownerMay, SEAT_STATES, stateAt, takenBy, waitingInTurn, type Group } from '../../src/contract/seats';

const NOW = new Date('2027-05-10T14:00:00.000Z');
const instant = fc.constantFrom('2027-05-09T14:00:00.000Z', NOW.toISOString(), '2027-05-10T14:00:00.001Z', '2027-05-11T14:00:00.000Z');
const group = fc.record<Group>({ id: fc.uuid(), seats: fc.integer({ min: 1, max: 12 }), state: fc.constantFrom(...SEAT_STATES), createdAt: instant, offeredUntil: fc.option(instant) });

test('the seats left are never fewer than none and never more than there is room for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.array(group), (capacity, groups) => {
      const left = leftOf(capacity, groups, NOW);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBe(Math.max(0, capacity - takenBy(groups, NOW)));
    }),
  );
});

test('offers go to waiting groups alone, whole, and to no more seats than are left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.array(group), (capacity, groups) => {
      const due = dueGroups(capacity, groups, NOW);
      expect(due.every(({ state }) => state === 'waiting')).toBe(true);
      expect(due.reduce((sum, { seats }) => sum + seats, 0)).toBeLessThanOrEqual(leftOf(capacity, groups, NOW));
      // Whoever goes on waiting would not fit any more.
      const rest = leftOf(capacity, groups, NOW) - due.reduce((sum, { seats }) => sum + seats, 0);
      expect(waitingInTurn(groups).filter((each) => !due.includes(each)).every(({ seats }) => seats > rest)).toBe(true);
    }),
  );
});

test('who asked first is asked first, and a group that is too large lets the next one pass', () => {
  const waiting = (id: string, seats: number, createdAt: string): Group => ({ id, seats, state: 'waiting', createdAt, offeredUntil: null });
  const groups = [waiting('c', 1, '3'), waiting('a', 4, '1'), waiting('b', 2, '2')];
  expect(dueGroups(3, groups, NOW).map(({ id }) => id)).toEqual(['b', 'c']);
  expect(dueGroups(4, groups, NOW).map(({ id }) => id)).toEqual(['a']);
});

test('an offer is over at its very instant', () => {
  const at = (offeredUntil: string) => stateAt({ state: 'offered', offeredUntil }, NOW);
  expect([at('2027-05-10T14:00:00.001Z'), at(NOW.toISOString())]).toEqual(['offered', 'expired']);
});

test('who holds seats can give them back, who is asked can answer, and who is through can only be forgotten', () => {
  expect(SEAT_STATES.filter((state) => guestMay('cancel', state))).toEqual(['reserved', 'waiting']);
  expect(SEAT_STATES.filter((state) => guestMay('accept', state))).toEqual(['offered']);
  expect(SEAT_STATES.filter((state) => ownerMay('erase', state, false))).toEqual(['expired', 'cancelled']);
  for (const act of Object.keys(OWNER_ACTS) as (keyof typeof OWNER_ACTS)[]) for (const state of SEAT_STATES) expect(ownerMay(act, state, true)).toBe(act === 'erase');
});
