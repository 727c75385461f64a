import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { partyOf } from '../booking/party';
import type { Tables } from './schema';

const BATCH = 500;

/** Reads the kind, the guests and the price of the bookings that were stored before there were columns for them: nobody comes with no guest. */
async function fillIn(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const rows = await db.selectFrom('booking').select(['id', 'request', 'quote']).where('guests', '=', 0).limit(BATCH).execute();
    for (const { id, request, quote } of rows) {
      const party = partyOf(JSON.parse(request) as BookingRequest, JSON.parse(quote) as Quote);
      await db.updateTable('booking').set(party).where('id', '=', id).execute();
    }
    if (rows.length < BATCH) return;
  }
}

/** What the dashboard adds up and the kitchen looks up. One column at a time: SQLite cannot add two at once. */
export const kitchen: Migration = {
  async up(db: Kysely<Tables>) {
    const { schema } = db;
    const has = new Set((await db.introspection.getTables()).find(({ name }) => name === 'booking')?.columns.map(({ name }) => name));
    if (!has.has('kind')) await schema.alterTable('booking').addColumn('kind', 'text', (column) => column.notNull().defaultTo('')).execute();
    if (!has.has('guests')) await schema.alterTable('booking').addColumn('guests', 'integer', (column) => column.notNull().defaultTo(0)).execute();
    if (!has.has('sold_cents')) await schema.alterTable('booking').addColumn('sold_cents', 'bigint').execute();
    await fillIn(db);
  },
};
