import type { Transaction } from 'kysely';
import { holdsSeats, SEAT_KINDS } from '../../src/contract/seats';
import { dayAt } from '../../src/contract/days';
import type { Tables } from '../db/schema';
import { listReservations, type Reservation, type ThingKey } from '../db/seats';
import type { Parts } from '../parts';
import { changeSeatsWithin } from './changeSeats';

const isConcerned = ({ state }: Pick<Reservation, 'state'>): boolean => holdsSeats(state) || state === 'waiting';

/** The kind of what a request asked for, where groups hold seats in it or wait for some; null where nobody does. */
export async function sharedWith(trx: Transaction<Tables>, thingId: string | null, now: Date): Promise<ThingKey | null> {
  if (thingId === null) return null;
  for (const kind of SEAT_KINDS) if ((await listReservations(trx, { kind, id: thingId }, dayAt(now))).some(isConcerned)) return { kind, id: thingId };
  return null;
}

/** Cancels every group of what will not take place, and tells each of them. */
export async function cancelGroups(trx: Transaction<Tables>, parts: Parts, thing: ThingKey): Promise<void> {
  await changeSeatsWithin(trx, parts, thing, async ({ groups, move }) => {
    // Those who wait leave first: the seats that come free are nobody's.
    const concerned = groups.filter(isConcerned);
    for (const group of [...concerned.filter(({ state }) => state === 'waiting'), ...concerned.filter(({ state }) => state !== 'waiting')]) await move(group, 'cancelled', 'calledOff');
  });
}
