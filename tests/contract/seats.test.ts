import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueGroups, guestCan, leftOf, OWNER_ACTIONS, ownerCan, SEAT_STATES, stateAt, takenBy, waitingInTurn, type Group } from '../../src/contract/seats';

const NOW = new Date('2027-05-10T14:00:00.000Z');
const instant = fc.constantFrom('2027-05-09T14:00:00.000Z', NOW.toISOString(), '2027-05-10T14:00:00.001Z', '2027-05-11T14:00:00.000Z');
const group = fc.record<Group>({ id: fc.uuid(), seats: fc.integer({ min: 1, max: 12 }), state: fc.constantFrom(...SEAT_STATES), createdAt: instant, offeredUntil: fc.option(instant) });

test('seats left are never negative and never exceed the capacity', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.array(group), (capacity, groups) => {
      const left = leftOf(capacity, groups, NOW);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBe(Math.max(0, capacity - takenBy(groups, NOW)));
    }),
  );
});

test('offers go only to whole waiting groups that fit into the seats left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.array(group), (capacity, groups) => {
      const due = dueGroups(capacity, groups, NOW);
      expect(due.every(({ state }) => state === 'waiting')).toBe(true);
      expect(due.reduce((sum, { seats }) => sum + seats, 0)).toBeLessThanOrEqual(leftOf(capacity, groups, NOW));
      // No group that stays on the waiting list would fit into the remaining seats.
      const rest = leftOf(capacity, groups, NOW) - due.reduce((sum, { seats }) => sum + seats, 0);
      expect(waitingInTurn(groups).filter((each) => !due.includes(each)).every(({ seats }) => seats > rest)).toBe(true);
    }),
  );
});

test('offers seats in the order of requests, skipping groups that do not fit', () => {
  const waiting = (id: string, seats: number, createdAt: string): Group => ({ id, seats, state: 'waiting', createdAt, offeredUntil: null });
  const groups = [waiting('c', 1, '3'), waiting('a', 4, '1'), waiting('b', 2, '2')];
  expect(dueGroups(3, groups, NOW).map(({ id }) => id)).toEqual(['b', 'c']);
  expect(dueGroups(4, groups, NOW).map(({ id }) => id)).toEqual(['a']);
});

test('an offer expires exactly at its deadline', () => {
  const at = (offeredUntil: string) => stateAt({ state: 'offered', offeredUntil }, NOW);
  expect([at('2027-05-10T14:00:00.001Z'), at(NOW.toISOString())]).toEqual(['offered', 'expired']);
});

test('only reserved or waiting groups can cancel, offered ones accept, and closed ones be erased', () => {
  expect(SEAT_STATES.filter((state) => guestCan('cancel', state))).toEqual(['reserved', 'waiting']);
  expect(SEAT_STATES.filter((state) => guestCan('accept', state))).toEqual(['offered']);
  expect(SEAT_STATES.filter((state) => ownerCan('erase', state, false))).toEqual(['expired', 'cancelled']);
  for (const action of Object.keys(OWNER_ACTIONS) as (keyof typeof OWNER_ACTIONS)[]) for (const state of SEAT_STATES) expect(ownerCan(action, state, true)).toBe(action === 'erase');
});
