import type { Kysely } from 'kysely';
import type { BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { dayAt } from '../../src/contract/days';
import { isListable } from '../../src/contract/listQuery';
import { CATALOGUE_NAMES } from '../../src/contract/resources';
import { partyOf } from '../booking/party';
import { searchText } from './bookings';
import { listResources } from './catalogue';
import { customerSearchText } from './customers';
import { listingRow } from './listing';
import { mailSearchText } from './mails';
import type { Tables } from './schema';
import { listAccounts } from './users';

const BATCH = 500;

/*
 * Backfills derived columns and rows, computed by code from other columns, for rows that predate them. Runs after the migrations; newer rows are
 * written with them.
 */

/** Processes batches until no row is left. */
async function inBatches<Row>(read: () => Promise<Row[]>, fill: (row: Row) => Promise<unknown>): Promise<void> {
  for (let rows = await read(); rows.length > 0; rows = await read()) for (const row of rows) await fill(row);
}

/** Fills the inbox search text and the start of each request's hold on its day: its creation or its last change of date. */
async function fillBookings(db: Kysely<Tables>): Promise<void> {
  await inBatches(
    () => db.selectFrom('booking').select(['id', 'reference', 'title', 'request']).where('search', '=', '').limit(BATCH).execute(),
    ({ id, reference, title, request }) => db.updateTable('booking').set({ search: searchText({ reference, title, request: JSON.parse(request) as BookingRequest }) }).where('id', '=', id).execute(),
  );
  await inBatches(
    () =>
      db
        .selectFrom('booking')
        .leftJoin('booking_history', (join) => join.onRef('booking_history.booking_id', '=', 'booking.id').on('booking_history.act', '=', 'move'))
        .select(({ fn }) => ['booking.id', 'booking.created_at', fn.max('booking_history.at').as('moved_at')])
        .where('booking.held_from', '=', '')
        .groupBy(['booking.id', 'booking.created_at'])
        .limit(BATCH)
        .execute(),
    ({ id, created_at, moved_at }) => db.updateTable('booking').set({ held_from: dayAt(new Date(moved_at ?? created_at)) }).where('id', '=', id).execute(),
  );
  // Every booking has at least one guest, so zero guests means that the row has not been filled yet.
  const uncounted = await db.selectFrom('booking').select(['id', 'request', 'quote']).where('guests', '=', 0).execute();
  for (const { id, request, quote } of uncounted) await db.updateTable('booking').set(partyOf(JSON.parse(request) as BookingRequest, JSON.parse(quote) as Quote)).where('id', '=', id).execute();
}

/** Fills the sort, filter and search keys of the admin lists for items without them. */
async function fillListings(db: Kysely<Tables>): Promise<void> {
  const missing = db.selectFrom('catalogue').leftJoin('catalogue_listing as listed', (join) => join.onRef('listed.resource', '=', 'catalogue.resource').onRef('listed.id', '=', 'catalogue.id')).where('listed.id', 'is', null);
  const resources = new Set((await missing.select('catalogue.resource').distinct().execute()).map(({ resource }) => resource));
  for (const resource of CATALOGUE_NAMES.filter(isListable).filter((name) => resources.has(name))) {
    for (const [position, thing] of (await listResources(db, resource, { onlyActive: false })).entries()) {
      await db.insertInto('catalogue_listing').values(listingRow(resource, thing, position)).onConflict((conflict) => conflict.doNothing()).execute();
    }
  }
  const unlisted = await db.selectFrom('user').leftJoin('user_listing as listed', 'listed.id', 'user.id').select('user.id').where('listed.id', 'is', null).execute();
  if (unlisted.length === 0) return;
  for (const account of await listAccounts(db, { limit: null, offset: 0 })) {
    await db.insertInto('user_listing').values(listingRow('user', account, 0)).onConflict((conflict) => conflict.doNothing()).execute();
  }
}

/** Fills the search text of mails. */
async function fillMails(db: Kysely<Tables>): Promise<void> {
  await inBatches(
    () => db.selectFrom('mail_outbox').select(['id', 'recipient', 'subject']).where('search', '=', '').limit(BATCH).execute(),
    ({ id, ...mail }) => db.updateTable('mail_outbox').set({ search: mailSearchText(mail) }).where('id', '=', id).execute(),
  );
}

/** Fills the search text of the cards that the migration has made. */
async function fillCustomers(db: Kysely<Tables>): Promise<void> {
  await inBatches(
    () => db.selectFrom('customer').select(['id', 'name', 'email', 'telephone']).where('search', '=', '').limit(BATCH).execute(),
    ({ id, ...contact }) => db.updateTable('customer').set({ search: customerSearchText(contact) }).where('id', '=', id).execute(),
  );
}

/** Backfills derived data of older rows. Costs six queries when nothing is missing. */
export async function fillDerived(db: Kysely<Tables>): Promise<void> {
  await fillMails(db);
  await fillBookings(db);
  await fillCustomers(db);
  await fillListings(db);
}
