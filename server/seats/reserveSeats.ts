import { randomUUID } from 'node:crypto';
import type { SeatAnswer } from '../../src/contract/seatEndpoints';
import { isLanguage } from '../../src/contract/language';
import { leftOf, type SeatState } from '../../src/contract/seats';
import { failureOf } from '../db/failures';
import { keepAnswer, type Attempt } from '../db/idempotency';
import { dropSuspect } from '../db/suspects';
import { insertReservation, type Reservation, type ThingKey } from '../db/seats';
import { answeredBefore } from '../http/attempt';
import { invalid, Problem } from '../http/problem';
import type { Parts } from '../parts';
import { refuseKnown } from '../shield/sameContent';
import { changeSeats, type Seating } from './changeSeats';
import { hasBegun } from './occasion';
import type { Wish } from './wish';

/** @throws Problem 409 where nothing can be reserved, 422 for more than there ever were */
function openCapacity({ occasion, now }: Seating, { seats }: Wish, byHand: boolean): number {
  const { capacity, day, shown, sample } = occasion;
  if (sample) throw new Problem(409, 'seatsOfSample');
  if (capacity === null || day === '' || hasBegun(occasion, now) || !(shown || byHand)) throw new Problem(409, 'seatsClosed');
  if (seats > capacity) throw invalid({ seats: `tooMany:${capacity}` });
  return capacity;
}

/** Adds a group to the list: with its seats, or waiting for them. @throws Problem 409 when the seats left are too few and it does not want to wait */
async function addGroup(seating: Seating, wish: Wish, thing: ThingKey, byHand: boolean): Promise<SeatAnswer> {
  const { trx, now, occasion, groups, tell, notify } = seating;
  const { name, email, message, seats, waitlist } = wish;
  const capacity = openCapacity(seating, wish, byHand);
  const left = leftOf(capacity, groups, now);
  // Whole or not at all.
  if (seats > left && !waitlist) throw new Problem(409, 'seatsTooFew', { current: { left } });
  const state: SeatState & SeatAnswer['state'] = seats > left ? 'waiting' : 'reserved';
  const group: Reservation = {
    id: randomUUID(),
    thing,
    day: occasion.day,
    seats,
    state,
    name,
    email,
    message,
    language: isLanguage(wish.language) ? wish.language : 'fr',
    byHand,
    createdAt: now.toISOString(),
    offeredUntil: null,
    sequence: 0,
    erased: false,
  };
  await insertReservation(trx, group);
  groups.push(group);
  tell(group, state);
  if (!byHand) notify(group, state);
  return { state, seats };
}

/** Runs a call under its key, once: a twin that was faster has given the answer already. */
async function once<Answer>(parts: Parts, attempt: Attempt | null, same: Attempt | null, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (failureOf(error) !== 'taken') throw error;
    const twin = await answeredBefore<Answer>(parts, attempt);
    if (twin) return twin;
    await refuseKnown(parts, same);
    throw error;
  }
}

/** @throws Problem 404 */
export function existing<Found>(found: Found | null): Found {
  if (found === null) throw new Problem(404, 'notFound');
  return found;
}

export interface Reserving {
  attempt: Attempt | null;
  /** What the wish says, so that the same is not stored twice unless somebody means it; null when it is stored in any case. */
  same: Attempt | null;
  /** What it was while it was kept aside; null when it was not. */
  suspectId: string | null;
}

/** A visitor's group: its seats, its mails and its keys are stored together or not at all. @throws Problem 409 when the same was just stored */
export const reserveSeats = (parts: Parts, thing: ThingKey, wish: Wish, { attempt, same, suspectId }: Reserving): Promise<SeatAnswer> =>
  once(parts, attempt, same, async () =>
    existing(
      await changeSeats(parts, thing, async (seating) => {
        if (!seating.occasion.shown) throw new Problem(404, 'notFound');
        const answer = await addGroup(seating, wish, thing, false);
        if (suspectId !== null && !(await dropSuspect(seating.trx, suspectId))) throw new Problem(404, 'notFound');
        for (const key of [attempt, same]) if (key) await keepAnswer(seating.trx, key, 201, JSON.stringify(answer), seating.now);
        return answer;
      }),
    ),
  );

/** A group that the owner adds. */
export const addByHand = (parts: Parts, thing: ThingKey, wish: Wish, attempt: Attempt | null): Promise<SeatAnswer> =>
  once(parts, attempt, null, async () =>
    existing(
      await changeSeats(parts, thing, async (seating) => {
        const answer = await addGroup(seating, wish, thing, true);
        if (attempt) await keepAnswer(seating.trx, attempt, 201, JSON.stringify(answer), seating.now);
        return answer;
      }),
    ),
  );
