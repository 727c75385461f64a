import { randomUUID } from 'node:crypto';
import type { SeatAnswer } from '../../src/contract/seatEndpoints';
import { isLanguage } from '../../src/contract/language';
import { leftOf, type SeatState } from '../../src/contract/seats';
import { failureOf } from '../db/failures';
import { keepAnswer, type Attempt } from '../db/idempotency';
import { insertReservation, type Reservation, type ThingKey } from '../db/seats';
import { answeredBefore } from '../http/attempt';
import { invalid, Problem } from '../http/problem';
import type { Parts } from '../parts';
import { changeSeats, type Seating } from './changeSeats';
import { hasBegun } from './occasion';

/** A validated wish for seats, a visitor's or the owner's for somebody. */
export interface Wish {
  name: string;
  email: string;
  message: string;
  seats: number;
  waitlist: boolean;
  language: string;
}

/** @throws Problem 409 where nothing can be reserved, 422 for more than there ever were */
function openCapacity({ occasion, now }: Seating, { seats }: Wish, byHand: boolean): number {
  const { capacity, day, shown } = occasion;
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
async function once<Answer>(parts: Parts, attempt: Attempt | null, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    const twin = failureOf(error) === 'taken' ? await answeredBefore<Answer>(parts, attempt) : null;
    if (twin) return twin;
    throw error;
  }
}

/** @throws Problem 404 */
export function existing<Found>(found: Found | null): Found {
  if (found === null) throw new Problem(404, 'notFound');
  return found;
}

/** A visitor's group: its seats, its mails and its key are stored together or not at all. */
export const reserveSeats = (parts: Parts, thing: ThingKey, wish: Wish, attempt: Attempt | null): Promise<SeatAnswer> =>
  once(parts, attempt, async () =>
    existing(
      await changeSeats(parts, thing, async (seating) => {
        if (!seating.occasion.shown) throw new Problem(404, 'notFound');
        const answer = await addGroup(seating, wish, thing, false);
        if (attempt) await keepAnswer(seating.trx, attempt, 201, JSON.stringify(answer), seating.now);
        return answer;
      }),
    ),
  );

/** A group that the owner adds. */
export const addByHand = (parts: Parts, thing: ThingKey, wish: Wish, attempt: Attempt | null): Promise<SeatAnswer> =>
  once(parts, attempt, async () =>
    existing(
      await changeSeats(parts, thing, async (seating) => {
        const answer = await addGroup(seating, wish, thing, true);
        if (attempt) await keepAnswer(seating.trx, attempt, 201, JSON.stringify(answer), seating.now);
        return answer;
      }),
    ),
  );
