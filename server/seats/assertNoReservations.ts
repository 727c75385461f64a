import type { Transaction } from 'kysely';
import { dayAt } from '../../src/contract/days';
import { holdsSeats } from '../../src/contract/seats';
import type { Tables } from '../db/schema';
import { listReservations, lockSeating, type SeatedKey } from '../db/seats';
import { HttpError } from '../http/httpError';

/** Asserts that no group holds seats or waits for them, because each group must be notified before a deletion. @throws Problem 409 */
export async function assertNoReservations(trx: Transaction<Tables>, seatedKey: SeatedKey, now: Date): Promise<void> {
  await lockSeating(trx, seatedKey);
  const groups = await listReservations(trx, seatedKey, dayAt(now));
  if (groups.some(({ state }) => holdsSeats(state) || state === 'waiting')) throw new HttpError(409, 'seatsHeld');
}
