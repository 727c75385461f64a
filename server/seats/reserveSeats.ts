import { randomUUID } from 'node:crypto';
import type { SeatResponse } from '../../src/contract/seatEndpoints';
import { isLanguage } from '../../src/contract/language';
import { leftOf, type SeatState } from '../../src/contract/seats';
import { classifyDatabaseError } from '../db/failures';
import { storeResponse, type IdempotentRequest } from '../db/idempotency';
import { deleteFlaggedSubmission } from '../db/flaggedSubmissions';
import { insertReservation, type Reservation, type SeatedKey } from '../db/seats';
import { findReplay } from '../http/idempotency';
import { invalid, HttpError } from '../http/httpError';
import type { AppDependencies } from '../dependencies';
import { rejectDuplicate } from '../antispam/duplicates';
import { changeSeats, type Seating } from './changeSeats';
import { hasBegun } from './seatedEvent';
import type { ValidatedSeatRequest } from './seatRequest';

/**
 * Returns the number of seats that can be reserved in total.
 * @throws Problem 409 when seats cannot be reserved, 422 for more seats than the capacity
 */
function openCapacity({ occasion, now }: Seating, { seats }: ValidatedSeatRequest, byHand: boolean): number {
  const { capacity, day, shown, sample } = occasion;
  if (sample) throw new HttpError(409, 'seatsOfSample');
  if (capacity === null || day === '' || hasBegun(occasion, now) || !(shown || byHand)) throw new HttpError(409, 'seatsClosed');
  if (seats > capacity) throw invalid({ seats: `tooMany:${capacity}` });
  return capacity;
}

/**
 * Adds a group with reserved seats or on the waiting list. @throws Problem 409 when too few seats are left and the group does not accept the waiting
 * list
 */
async function addGroup(seating: Seating, request: ValidatedSeatRequest, resource: SeatedKey, byHand: boolean): Promise<SeatResponse> {
  const { trx, now, occasion, groups, notifyGroup, notify } = seating;
  const { name, email, message, seats, waitlist } = request;
  const capacity = openCapacity(seating, request, byHand);
  const left = leftOf(capacity, groups, now);
  // A group gets all its seats or no seats.
  if (seats > left && !waitlist) throw new HttpError(409, 'seatsTooFew', { current: { left } });
  const state: SeatState & SeatResponse['state'] = seats > left ? 'waiting' : 'reserved';
  const group: Reservation = {
    id: randomUUID(),
    thing: resource,
    day: occasion.day,
    seats,
    state,
    name,
    email,
    message,
    language: isLanguage(request.language) ? request.language : 'fr',
    byHand,
    createdAt: now.toISOString(),
    offeredUntil: null,
    sequence: 0,
    erased: false,
  };
  await insertReservation(trx, group);
  groups.push(group);
  notifyGroup(group, state);
  if (!byHand) notify(group, state);
  return { state, seats };
}

/** Runs a call once per key. When a concurrent duplicate was faster, its response is returned. */
async function once<Result>(parts: AppDependencies, attempt: IdempotentRequest | null, same: IdempotentRequest | null, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (classifyDatabaseError(error) !== 'unique-violation') throw error;
    const replay = await findReplay<Result>(parts, attempt);
    if (replay) return replay;
    await rejectDuplicate(parts, same);
    throw error;
  }
}

/** Returns the found value. @throws Problem 404 when it is null */
export function existing<Found>(found: Found | null): Found {
  if (found === null) throw new HttpError(404, 'notFound');
  return found;
}

export interface Reserving {
  attempt: IdempotentRequest | null;
  /** Content key that prevents storing a duplicate unless the sender confirms; null when the wish is stored in any case. */
  same: IdempotentRequest | null;
  /** Id of the quarantined entry; null when the wish was not quarantined. */
  suspectId: string | null;
}

/** Reserves seats for a visitor's group: its seats, mails and keys are stored atomically. @throws Problem 409 when the same wish was just stored */
export const reserveSeats = (parts: AppDependencies, resource: SeatedKey, request: ValidatedSeatRequest, { attempt, same, suspectId }: Reserving): Promise<SeatResponse> =>
  once(parts, attempt, same, async () =>
    existing(
      await changeSeats(parts, resource, async (seating) => {
        if (!seating.occasion.shown) throw new HttpError(404, 'notFound');
        const response = await addGroup(seating, request, resource, false);
        if (suspectId !== null && !(await deleteFlaggedSubmission(seating.trx, suspectId))) throw new HttpError(404, 'notFound');
        for (const key of [attempt, same]) if (key) await storeResponse(seating.trx, key, 201, JSON.stringify(response), seating.now);
        return response;
      }),
    ),
  );

/** Adds a group on behalf of the owner. */
export const addByHand = (parts: AppDependencies, resource: SeatedKey, request: ValidatedSeatRequest, attempt: IdempotentRequest | null): Promise<SeatResponse> =>
  once(parts, attempt, null, async () =>
    existing(
      await changeSeats(parts, resource, async (seating) => {
        const response = await addGroup(seating, request, resource, true);
        if (attempt) await storeResponse(seating.trx, attempt, 201, JSON.stringify(response), seating.now);
        return response;
      }),
    ),
  );
