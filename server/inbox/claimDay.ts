import type { Transaction } from 'kysely';
import type { FullDay } from '../../src/contract/inbox';
import type { Obstacle } from '../../src/contract/openDays';
import { findAvailability } from '../db/availability';
import { lockDay, othersOn, readRoom } from '../db/places';
import type { Tables } from '../db/schema';
import { Problem } from '../http/problem';
import type { Sentence } from '../http/sentences';

const SAID: Record<Obstacle, Sentence> = { full: 'dayFull', closed: 'dayClosed', blocked: 'dayBlocked' };

/**
 * Takes one of a day's places for a booking, in the transaction that then writes it: of two at once for the last place the second
 * finds it gone.
 * @param day local `YYYY-MM-DD`
 * @param anyway the owner knows, and overbooks
 * @throws Problem 409 with the day's other bookings, when it has no place left
 */
export async function claimDay(trx: Transaction<Tables>, day: string, { bookingId, anyway }: { bookingId: string; anyway: boolean }): Promise<void> {
  await lockDay(trx, day);
  if (anyway) return;
  const room = await readRoom(trx, day, { settings: await findAvailability(trx), without: bookingId });
  if (room.obstacle === null) return;
  const fullDay: FullDay = { date: day, room, sameDay: await othersOn(trx, day, bookingId) };
  throw new Problem(409, SAID[room.obstacle], { current: { fullDay } });
}
