import type { Transaction } from 'kysely';
import { createDayStatus, firstFreeDay } from '../../src/contract/dayAvailability';
import { dayAt } from '../../src/contract/days';
import type { TakenDay } from '../../src/contract/selfServiceResponses';
import type { BookingRules } from '../../src/contract/settings';
import { findAvailability } from '../db/availability';
import { listBusyDays, readCapacity } from '../db/dayCapacity';
import type { StoredRequest } from '../db/inbox';
import type { Tables } from '../db/schema';
import { HttpError } from '../http/httpError';
import { claimDay } from '../inbox/claimDay';

const MESSAGES = { full: 'yourDayFull', closed: 'yourDayClosed', blocked: 'yourDayBlocked' } as const;

/**
 * Claims the day of a request whose customer accepts a proposal.
 * @param current the customer's view of the request
 * @throws Problem 409 with the reason and the first free day, and without the other bookings of the day, which only the owner may see
 */
export async function claimForCustomer(trx: Transaction<Tables>, { record, thingId }: StoredRequest, { current, rules, now }: { current: object; rules: BookingRules; now: Date }): Promise<void> {
  const { date } = record.request;
  const booking = { id: record.id, thingId };
  const { obstacle } = await readCapacity(trx, date, { settings: await findAvailability(trx), without: booking });
  if (obstacle === null) return claimDay(trx, date, { booking, override: false });
  const today = dayAt(now);
  const dayTaken: TakenDay = { date, reason: obstacle, firstFree: firstFreeDay(createDayStatus(await listBusyDays(trx, today), rules.leadTimeDays), today) };
  throw new HttpError(409, MESSAGES[obstacle], { current: { ...current, dayTaken } });
}
