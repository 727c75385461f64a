import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keys of the admin lists, and storage for recently deleted items. */
export const listIndex: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('catalogue_listing').ifNotExists()
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('keys', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('catalogue_listing_key', ['resource', 'id'])
      .addForeignKeyConstraint('catalogue_listing_thing', ['resource', 'id'], 'catalogue', ['resource', 'id'], (constraint) => constraint.onDelete('cascade'))
      .execute();
    await schema
      .createTable('user_listing').ifNotExists()
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('keys', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('removed').ifNotExists()
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('removed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('removed_key', ['resource', 'id'])
      .execute();
  },
};
