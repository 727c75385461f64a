import type { Migration } from 'kysely/migration';

/** Queued reminders, secret calendar feed URLs, and form submissions suspected of being automated. */
export const mail: Migration = {
  async up({ schema }) {
    await schema
      .createTable('reminder').ifNotExists()
      .addColumn('booking_id', 'text', (column) => column.notNull().references('booking.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('queued_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('reminder_key', ['booking_id', 'kind', 'date'])
      .execute();
    await schema
      .createTable('calendar_feed').ifNotExists()
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('suspect').ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('reference', 'text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('set null'))
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('suspect_newest').ifNotExists().on('suspect').columns(['created_at', 'id']).execute();
  },
};
