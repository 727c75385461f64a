import type { Kysely, Transaction } from 'kysely';
import type { Quote } from '../../src/contract/bookingSchema';
import type { QuoteRevision } from '../../src/contract/quoteChange';
import type { Tables } from './schema';

/** Stores a quote before and after a change, in the transaction of the change. @param version version of the request after the change */
export async function insertQuoteRevision(trx: Transaction<Tables>, bookingId: string, version: number, { at, by, reason, guests, before, after }: QuoteRevision): Promise<void> {
  await trx
    .insertInto('quote_revision')
    .values({ booking_id: bookingId, version, at, changed_by: by, reason, guests_before: guests.before, guests_after: guests.after, quote_before: JSON.stringify(before), quote_after: JSON.stringify(after) })
    .execute();
}

/** Lists the revisions of a quote, oldest first. */
export async function listRevisions(db: Kysely<Tables>, bookingId: string): Promise<QuoteRevision[]> {
  const rows = await db.selectFrom('quote_revision').selectAll().where('booking_id', '=', bookingId).orderBy('version').execute();
  return rows.map((row) => ({
    at: row.at,
    by: row.changed_by,
    reason: row.reason,
    guests: { before: row.guests_before, after: row.guests_after },
    before: JSON.parse(row.quote_before) as Quote,
    after: JSON.parse(row.quote_after) as Quote,
  }));
}

/** Erases the reasons, which may contain personal data. The figures are kept. */
export async function eraseReasons(trx: Transaction<Tables>, bookingId: string): Promise<void> {
  await trx.updateTable('quote_revision').set({ reason: '' }).where('booking_id', '=', bookingId).execute();
}
