import type { Transaction } from 'kysely';
import type { FullDay } from '../../src/contract/inbox';
import type { Obstacle } from '../../src/contract/openDays';
import { findAvailability } from '../db/availability';
import { othersOn, readRoom, swapDay } from '../db/places';
import type { Tables } from '../db/schema';
import { Problem } from '../http/problem';
import type { Sentence } from '../http/sentences';

const SAID: Record<Obstacle, Sentence> = { full: 'dayFull', closed: 'dayClosed', blocked: 'dayBlocked' };

/**
 * Takes one of a day's places for a booking, in the transaction that then writes it: compare and swap. Of two at once for the last
 * place both may see it, but only the first can swap; the second begins anew and finds it gone.
 * @param day local `YYYY-MM-DD`
 * @param anyway the owner knows, and overbooks
 * @throws Problem 409 with the day's other bookings, when it has no place left
 */
export async function claimDay(trx: Transaction<Tables>, day: string, { booking, anyway }: { booking: { id: string; thingId: string | null }; anyway: boolean }): Promise<void> {
  const room = await readRoom(trx, day, { settings: await findAvailability(trx), without: booking });
  if (room.obstacle !== null && !anyway) {
    const fullDay: FullDay = { date: day, room, sameDay: await othersOn(trx, day, booking.id) };
    throw new Problem(409, SAID[room.obstacle], { current: { fullDay } });
  }
  await swapDay(trx, day);
}
