import type { Transaction } from 'kysely';
import type { FullDay } from '../../src/contract/inbox';
import type { UnavailableReason } from '../../src/contract/dayAvailability';
import { findAvailability } from '../db/availability';
import { otherRequestsOn, readCapacity, bumpDayRow } from '../db/dayCapacity';
import type { Tables } from '../db/schema';
import { HttpError } from '../http/httpError';
import type { MessageName } from '../http/messages';

const CONFLICT_MESSAGES: Record<UnavailableReason, MessageName> = { full: 'dayFull', closed: 'dayClosed', blocked: 'dayBlocked' };

/**
 * Takes one of a day's places for a booking by compare-and-swap, in the transaction that then writes the booking. Of two concurrent requests for the
 * last place both may read it as free, but only the first can swap; the second retries and finds the day full.
 * @param day local `YYYY-MM-DD`
 * @param override the owner overbooks deliberately
 * @throws Problem 409 with the day's other bookings, when no place is left
 */
export async function claimDay(trx: Transaction<Tables>, day: string, { booking, override }: { booking: { id: string; thingId: string | null }; override: boolean }): Promise<void> {
  const room = await readCapacity(trx, day, { settings: await findAvailability(trx), without: booking });
  if (room.obstacle !== null && !override) {
    const fullDay: FullDay = { date: day, room, sameDay: await otherRequestsOn(trx, day, booking.id) };
    throw new HttpError(409, CONFLICT_MESSAGES[room.obstacle], { current: { fullDay } });
  }
  await bumpDayRow(trx, day);
}
