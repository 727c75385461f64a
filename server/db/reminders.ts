import type { Kysely, Transaction } from 'kysely';
import type { BookingRecord } from '../../src/contract/bookingSchema';
import { BOOKING_COLUMNS, bookingRecord } from './bookings';
import type { Tables } from './schema';

/** Mail kinds of reminders. */
export const REMINDER_MAILS = ['booking-reminder', 'reminder-notice'] as const;

/** Confirmed party with the data that a reminder needs. */
export interface ComingParty {
  record: BookingRecord;
  /** Round trip in whole metres. Null when unknown. */
  travelMetres: number | null;
  /** Time when the date was last confirmed, agreed on or moved. */
  settledAt: Date;
}

/** Lists the confirmed parties in a range of days, earliest first. */
export async function listComing(db: Kysely<Tables>, from: string, to: string): Promise<ComingParty[]> {
  const settled = db
    .selectFrom('booking_history')
    .select(({ fn }) => ['booking_id', fn.max('at').as('at')])
    .where('act', 'in', ['confirm', 'accept', 'recordYes', 'move'])
    .groupBy('booking_id');
  const rows = await db
    .selectFrom('booking')
    .leftJoin(settled.as('settled'), 'settled.booking_id', 'booking.id')
    .select(BOOKING_COLUMNS)
    .select(['travel_metres', 'settled.at as settled_at'])
    .where('status', '=', 'confirmed')
    .where('erased_at', 'is', null)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ record: bookingRecord(row), travelMetres: row.travel_metres, settledAt: new Date(row.settled_at ?? row.created_at) }));
}

/**
 * Marks a reminder as queued, in the transaction that queues its mails.
 * @returns false when the reminder is already queued, or the party is no longer confirmed for that day
 */
export async function takeReminder(trx: Transaction<Tables>, { record }: ComingParty, kind: string, now: Date): Promise<boolean> {
  const { id, request } = record;
  const booking = await trx.selectFrom('booking').select('id').where('id', '=', id).where('status', '=', 'confirmed').where('date', '=', request.date).executeTakeFirst();
  if (!booking) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reminder')
    .values({ booking_id: id, kind, date: request.date, queued_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes reminders that could not be sent on their day, because their "tomorrow" would be wrong. @param today start of the day */
export async function dropLateReminders(db: Kysely<Tables>, today: Date): Promise<void> {
  await db.deleteFrom('mail_outbox').where('kind', 'in', REMINDER_MAILS).where('status', '=', 'queued').where('created_at', '<', today.toISOString()).execute();
}

/** Deletes the unsent reminders of a party, because their content is outdated. */
export async function dropReminders(trx: Transaction<Tables>, bookingId: string): Promise<void> {
  await trx.deleteFrom('mail_outbox').where('booking_id', '=', bookingId).where('kind', 'in', REMINDER_MAILS).where('status', '!=', 'sent').execute();
}
