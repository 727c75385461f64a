import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './addColumn';

/** Owner's inbox: versions, notes, search text, calendar sequence numbers, and action history. */
export const inbox: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'booking', 'version', (table) => table.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)));
    await addColumn(db, 'booking', 'sequence', (table) => table.addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0)));
    await addColumn(db, 'booking', 'note', (table) => table.addColumn('note', 'text', (column) => column.notNull().defaultTo('')));
    await addColumn(db, 'booking', 'search', (table) => table.addColumn('search', 'text', (column) => column.notNull().defaultTo('')));
    await addColumn(db, 'booking', 'erased_at', (table) => table.addColumn('erased_at', 'text'));
    await db.schema
      .createTable('booking_history').ifNotExists()
      .addColumn('booking_id', 'text', (column) => column.notNull().references('booking.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('set null'))
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('booking_history_key', ['booking_id', 'version'])
      .execute();
    await db.schema.createIndex('booking_history_user').ifNotExists().on('booking_history').column('user_id').execute();
    await db.schema.createIndex('booking_status').ifNotExists().on('booking').columns(['status', 'created_at']).execute();
    await db.schema.createIndex('booking_date').ifNotExists().on('booking').columns(['date', 'status']).execute();
  },
};
