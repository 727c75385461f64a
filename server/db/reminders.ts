import type { Kysely, Transaction } from 'kysely';
import type { BookingRecord } from '../../src/contract/bookingSchema';
import { BOOKING_COLUMNS, bookingRecord } from './bookings';
import type { Tables } from './schema';

/** The kinds of the mails that remind. */
export const REMINDER_MAILS = ['booking-reminder', 'reminder-notice'] as const;

/** A confirmed party as a reminder needs to know it. */
export interface ComingParty {
  record: BookingRecord;
  /** Round trip in whole metres; null when it could not be told. */
  travelMetres: number | null;
  /** When its date was last confirmed or moved. */
  settledAt: Date;
}

/** The confirmed parties of some days, the earliest first. */
export async function listComing(db: Kysely<Tables>, from: string, to: string): Promise<ComingParty[]> {
  const settled = db
    .selectFrom('booking_history')
    .select(({ fn }) => ['booking_id', fn.max('at').as('at')])
    .where('act', 'in', ['confirm', 'move'])
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
 * @returns false when it was before, or when the party is not confirmed for that day any more
 */
export async function takeReminder(trx: Transaction<Tables>, { record }: ComingParty, kind: string, now: Date): Promise<boolean> {
  const { id, request } = record;
  const stands = await trx.selectFrom('booking').select('id').where('id', '=', id).where('status', '=', 'confirmed').where('date', '=', request.date).executeTakeFirst();
  if (!stands) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reminder')
    .values({ booking_id: id, kind, date: request.date, queued_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes back the reminders that could not be sent on their day: what is tomorrow in them is today. @param today when the day began */
export async function dropLateReminders(db: Kysely<Tables>, today: Date): Promise<void> {
  await db.deleteFrom('mail_outbox').where('kind', 'in', REMINDER_MAILS).where('status', '=', 'queued').where('created_at', '<', today.toISOString()).execute();
}

/** Takes back the reminders of a party that wait to be sent: what they say is not so any more. */
export async function dropReminders(trx: Transaction<Tables>, bookingId: string): Promise<void> {
  await trx.deleteFrom('mail_outbox').where('booking_id', '=', bookingId).where('kind', 'in', REMINDER_MAILS).where('status', '!=', 'sent').execute();
}
