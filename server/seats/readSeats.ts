import type { Kysely } from 'kysely';
import type { Attendance, SeatReservation, Seats } from '../../src/contract/seatEndpoints';
import { leftOf, stateAt, takenBy } from '../../src/contract/seats';
import type { BookingRules } from '../../src/contract/settings';
import type { Tables } from '../db/schema';
import { listReservations, type Reservation, type SeatedKey } from '../db/seats';
import { findSeatedEvent, firstDay, hasBegun, type SeatedEvent } from './seatedEvent';

/** Returns the number of free seats for the public; null when seats cannot be reserved. */
export async function readSeats(db: Kysely<Tables>, resource: SeatedKey, now: Date, { maxSeats }: Pick<BookingRules, 'maxSeats'>): Promise<Seats> {
  const occasion = await findSeatedEvent(db, resource);
  if (!occasion?.shown || occasion.sample || occasion.day === '' || occasion.capacity === null) return null;
  const { capacity } = occasion;
  const left = leftOf(capacity, await listReservations(db, resource, firstDay(occasion, now)), now);
  return { state: hasBegun(occasion, now) ? 'closed' : left > 0 ? 'open' : 'full', left, most: Math.min(maxSeats, capacity) };
}

/** Returns the list of participants, for the owner. */
export function attendanceOf(occasion: SeatedEvent, groups: readonly Reservation[], now: Date): Attendance {
  const capacity = occasion.day === '' ? null : occasion.capacity;
  return {
    capacity,
    taken: takenBy(groups, now),
    left: leftOf(capacity ?? 0, groups, now),
    over: hasBegun(occasion, now),
    groups: groups.map(({ id, name, email, message, seats, state, createdAt, offeredUntil, byHand, erased }) => ({ id, name, email, message, seats, state: stateAt({ state, offeredUntil }, now), createdAt, offeredUntil, byHand, erased })),
  };
}

/** Returns the data of a group for the page behind a mail's link. @param occasion null when deleted */
export function reservationOf(occasion: SeatedEvent | null, { thing, day, seats, state, offeredUntil }: Reservation, now: Date): SeatReservation {
  const gone = { title: { fr: '', en: '' }, place: { fr: '', en: '' }, lastDay: '', time: '' };
  // An occasion that was moved to another day is not the one that the group attended.
  const same = occasion !== null && occasion.day === day;
  const { title, place, lastDay, time } = occasion ?? gone;
  return {
    kind: thing.kind,
    thingId: occasion?.shown ? thing.id : null,
    title,
    place,
    day,
    lastDay: same ? lastDay : '',
    time: same ? time : '',
    seats,
    state: stateAt({ state, offeredUntil }, now),
    offeredUntil,
    over: occasion === null || hasBegun({ day, time: same ? time : '' }, now),
  };
}
