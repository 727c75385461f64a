import type { Kysely, Selectable, Transaction } from 'kysely';
import { BOOKING_STATUSES } from '../../src/contract/booking';
import type { BookingRecord, BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { dayAt } from '../../src/contract/days';
import { normalizeSpaces } from '../../src/contract/inbox';
import type { FrozenItem } from '../../src/contract/quoteChange';
import { partyOf } from '../booking/party';
import type { BookingTable } from './requestTables';
import type { Tables } from './schema';

/** Booking to be inserted: the record for the response, and the data that explains its price later. */
export interface NewBooking {
  record: BookingRecord;
  /** Whole cents. Null when to be determined. */
  totalCents: number | null;
  /** Round trip in whole metres. Null when unknown. */
  travelMetres: number | null;
  pricedItems: readonly object[];
  /** Id of the logged-in user who made the request. */
  userId: string | null;
  /** Id of the event or training that the request created. */
  thingId: string | null;
  /** Card of the customer in the book. */
  customerId: string | null;
  /** Id of the user who entered the request by hand. */
  enteredBy: string | null;
}

/** Converts a client's claimed total to cents. Values that no screen can have shown are discarded. */
function centsOf(dollars: number | null): number | null {
  const cents = Math.round((dollars ?? Number.NaN) * 100);
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Inserts a booking. @throws a unique violation when its reference is in use */
export async function insertBooking(trx: Transaction<Tables>, { record, totalCents, travelMetres, pricedItems, userId, thingId, customerId, enteredBy }: NewBooking): Promise<void> {
  await trx
    .insertInto('booking')
    .values({
      id: record.id,
      reference: record.reference,
      status: record.status,
      created_at: record.createdAt,
      date: record.request.date,
      name: record.request.contactInfo.name,
      email: record.request.contactInfo.email,
      request: JSON.stringify(record.request),
      quote: JSON.stringify(record.quote),
      total_cents: totalCents,
      quoted_cents: centsOf(record.quotedTotal),
      travel_metres: travelMetres,
      priced_items: JSON.stringify(pricedItems),
      formula_version: record.formulaVersion,
      user_id: userId,
      thing_id: thingId,
      customer_id: customerId,
      entered_by: enteredBy,
      title: record.title ?? '',
      description: record.description ?? '',
      ...partyOf(record.request, record.quote),
      search: searchText(record),
      held_from: dayAt(new Date(record.createdAt)),
    })
    .execute();
}

/** Returns the data that explains the price of a request. */
export async function findPricing(db: Kysely<Tables>, id: string): Promise<{ items: FrozenItem[]; travelMetres: number | null }> {
  const row = await db.selectFrom('booking').select(['priced_items', 'travel_metres']).where('id', '=', id).executeTakeFirst();
  return { items: JSON.parse(row?.priced_items ?? '[]') as FrozenItem[], travelMetres: row?.travel_metres ?? null };
}

/** Normalized text that the inbox search matches. */
export const searchText = ({ reference, title = '', request: { contactInfo } }: Pick<BookingRecord, 'reference' | 'title' | 'request'>): string =>
  normalizeSpaces([reference, contactInfo.name, contactInfo.email, contactInfo.location, title].join(' '));

export const BOOKING_COLUMNS = ['id', 'reference', 'status', 'created_at', 'request', 'quote', 'quoted_cents', 'formula_version', 'title', 'description'] as const;

/** Maps a stored request to the owner's view of it. */
export const bookingRecord = (row: Pick<Selectable<BookingTable>, (typeof BOOKING_COLUMNS)[number]>): BookingRecord => ({
  id: row.id,
  reference: row.reference,
  status: BOOKING_STATUSES.find((status) => status === row.status) ?? 'requested',
  createdAt: row.created_at,
  request: JSON.parse(row.request) as BookingRequest,
  quote: JSON.parse(row.quote) as Quote,
  // PostgreSQL returns a bigint as a string.
  quotedTotal: row.quoted_cents === null ? null : Number(row.quoted_cents) / 100,
  formulaVersion: row.formula_version,
  ...(row.title === '' ? {} : { title: row.title, description: row.description }),
});
