import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { FIRST_AVAILABILITY } from '../../src/contract/availability';
import { dayAt } from '../../src/contract/days';
import { addColumn } from './addColumn';
import { AVAILABILITY_ID } from './availability';
import type { Tables } from './schema';

const ROWS = 500;

/** Requests that came before holds were counted hold their day from when they were made, or last moved. */
async function fillHolds(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('booking')
      .leftJoin('booking_history', (join) => join.onRef('booking_history.booking_id', '=', 'booking.id').on('booking_history.act', '=', 'move'))
      .select(({ fn }) => ['booking.id', 'booking.created_at', fn.max('booking_history.at').as('moved_at')])
      .where('booking.held_from', '=', '')
      .groupBy(['booking.id', 'booking.created_at'])
      .limit(ROWS)
      .execute();
    if (rows.length === 0) return;
    for (const { id, created_at, moved_at } of rows) await db.updateTable('booking').set({ held_from: dayAt(new Date(moved_at ?? created_at)) }).where('id', '=', id).execute();
  }
}

/** When the owner works, where bookings of a day stand in line, and since when a request holds its day. */
export const places: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('availability').ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('day_place').ifNotExists()
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('claims', 'integer', (column) => column.notNull())
      .execute();
    await addColumn(db, 'booking', 'held_from', (table) => table.addColumn('held_from', 'text', (column) => column.notNull().defaultTo('')));
    const first = { id: AVAILABILITY_ID, settings: JSON.stringify(FIRST_AVAILABILITY), changed_at: new Date().toISOString(), version: 1 };
    await db.insertInto('availability').values(first).onConflict((conflict) => conflict.doNothing()).execute();
    await fillHolds(db);
  },
};
