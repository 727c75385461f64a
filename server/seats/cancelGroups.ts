import type { Transaction } from 'kysely';
import { holdsSeats, SEAT_KINDS } from '../../src/contract/seats';
import { dayAt } from '../../src/contract/days';
import type { Tables } from '../db/schema';
import { listReservations, type Reservation, type SeatedKey } from '../db/seats';
import { changeSeatsWithin, type SeatDependencies } from './changeSeats';

const isConcerned = ({ state }: Pick<Reservation, 'state'>): boolean => holdsSeats(state) || state === 'waiting';

/** Returns the key of the requested event or training when groups hold seats in it or wait for them, otherwise null. */
export async function sharedWith(trx: Transaction<Tables>, resourceId: string | null, now: Date): Promise<SeatedKey | null> {
  if (resourceId === null) return null;
  for (const kind of SEAT_KINDS) if ((await listReservations(trx, { kind, id: resourceId }, dayAt(now))).some(isConcerned)) return { kind, id: resourceId };
  return null;
}

/** Cancels every group of an event or training that will not take place, and notifies each group. */
export async function cancelGroups(trx: Transaction<Tables>, parts: SeatDependencies, resource: SeatedKey): Promise<void> {
  await changeSeatsWithin(trx, parts, resource, async ({ groups, move }) => {
    // The waiting groups leave first. Otherwise they would be offered the seats that become free.
    const concerned = groups.filter(isConcerned);
    for (const group of [...concerned.filter(({ state }) => state === 'waiting'), ...concerned.filter(({ state }) => state !== 'waiting')]) await move(group, 'cancelled', 'calledOff');
  });
}
