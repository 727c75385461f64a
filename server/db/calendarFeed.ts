import type { Kysely } from 'kysely';
import { hashToken, newToken } from '../auth/tokens';
import type { BookingRecord } from '../../src/contract/bookingSchema';
import { BOOKING_COLUMNS, bookingRecord } from './bookings';
import type { Tables } from './schema';
import { bookingsAsTheyStand } from './standing';

/** When an administrator's address was made; null when they have none. */
export async function feedMadeAt(db: Kysely<Tables>, userId: string): Promise<string | null> {
  const row = await db.selectFrom('calendar_feed').select('created_at').where('user_id', '=', userId).executeTakeFirst();
  return row?.created_at ?? null;
}

/** Makes a secret in place of the one before. @returns the secret, which is stored only as a hash */
export async function makeSecret(db: Kysely<Tables>, userId: string, now: Date): Promise<string> {
  const secret = newToken();
  const made = { token_hash: hashToken(secret), created_at: now.toISOString() };
  await db.insertInto('calendar_feed').values({ user_id: userId, ...made }).onConflict((conflict) => conflict.column('user_id').doUpdateSet(made)).execute();
  return secret;
}

/** @returns whether there was one */
export async function revokeSecret(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('calendar_feed').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether a secret opens the calendar: that of somebody who still administers the site. What is compared is its hash, so that the time it takes tells nothing. */
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

/** A party of the calendar. */
export interface FeedParty {
  record: BookingRecord;
  sequence: number;
  travelMetres: number | null;
  /** When it last changed. */
  changedAt: string;
}

/** Everything that takes place or may, from one day on, the earliest first. */
export async function listFeedParties(db: Kysely<Tables>, from: string): Promise<FeedParty[]> {
  const changed = db.selectFrom('booking_history').select(({ fn }) => ['booking_id', fn.max('at').as('at')]).groupBy('booking_id');
  const rows = await db
    .selectFrom(bookingsAsTheyStand(db).as('party'))
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
