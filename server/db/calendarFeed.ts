import type { Kysely } from 'kysely';
import { hashToken, newToken } from '../auth/tokens';
import type { BookingRecord } from '../../src/contract/bookingSchema';
import { BOOKING_COLUMNS, bookingRecord } from './bookings';
import type { Tables } from './schema';
import { bookingsWithEffectiveStatus } from './effectiveStatus';

/** Creation time of an administrator's feed URL, or null when there is none. */
export async function feedMadeAt(db: Kysely<Tables>, userId: string): Promise<string | null> {
  const row = await db.selectFrom('calendar_feed').select('created_at').where('user_id', '=', userId).executeTakeFirst();
  return row?.created_at ?? null;
}

/** Replaces the secret of the feed URL. @returns the new secret, of which only the hash is stored */
export async function makeSecret(db: Kysely<Tables>, userId: string, now: Date): Promise<string> {
  const secret = newToken();
  const made = { token_hash: hashToken(secret), created_at: now.toISOString() };
  await db.insertInto('calendar_feed').values({ user_id: userId, ...made }).onConflict((conflict) => conflict.column('user_id').doUpdateSet(made)).execute();
  return secret;
}

/** Deletes the secret of the feed URL. @returns whether there was one */
export async function revokeSecret(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('calendar_feed').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether a secret grants access to the calendar: its owner must still be an administrator. Compares hashes, so that the timing reveals nothing. */
export async function opensCalendar(db: Kysely<Tables>, secret: string): Promise<boolean> {
  const row = await db
    .selectFrom('calendar_feed')
    .innerJoin('user', 'user.id', 'calendar_feed.user_id')
    .select('user.id')
    .where('token_hash', '=', hashToken(secret))
    .where('user.role', '=', 'admin')
    .where('user.disabled', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Party in the calendar feed. */
export interface FeedParty {
  record: BookingRecord;
  sequence: number;
  travelMetres: number | null;
  /** Time of the last change. */
  changedAt: string;
}

/** Lists confirmed and possible parties from a day on, earliest first. */
export async function listFeedParties(db: Kysely<Tables>, from: string): Promise<FeedParty[]> {
  const changed = db.selectFrom('booking_history').select(({ fn }) => ['booking_id', fn.max('at').as('at')]).groupBy('booking_id');
  const rows = await db
    .selectFrom(bookingsWithEffectiveStatus(db).as('party'))
    .leftJoin(changed.as('changed'), 'changed.booking_id', 'party.id')
    .select(BOOKING_COLUMNS)
    .select(['party.standing', 'party.sequence', 'party.travel_metres', 'changed.at as changed_at'])
    .where('party.standing', 'in', ['requested', 'confirmed', 'done'])
    .where('party.date', '>=', from)
    .orderBy('party.date')
    .orderBy('party.id')
    .execute();
  return rows.map(({ standing, sequence, travel_metres, changed_at, ...row }) => ({ record: bookingRecord({ ...row, status: standing }), sequence, travelMetres: travel_metres, changedAt: changed_at ?? row.created_at }));
}
