import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './addColumn';

/** Quote revisions, tokens of the links in customer mails, and the alternative date that a customer requests. */
export const quoteRevisions: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'booking', 'wish', (table) => table.addColumn('wish', 'text'));
    await db.schema
      .createTable('quote_revision').ifNotExists()
      .addColumn('booking_id', 'text', (column) => column.notNull().references('booking.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('changed_by', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('guests_before', 'integer', (column) => column.notNull())
      .addColumn('guests_after', 'integer', (column) => column.notNull())
      .addColumn('quote_before', 'text', (column) => column.notNull())
      .addColumn('quote_after', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('quote_revision_key', ['booking_id', 'version'])
      .execute();
    await db.schema
      .createTable('manage_token').ifNotExists()
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('booking_id', 'text', (column) => column.notNull().references('booking.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('manage_token_booking').ifNotExists().on('manage_token').column('booking_id').execute();
  },
};
