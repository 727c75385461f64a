import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Settings of the business by part, and all of their versions. Rates of former versions explain the quotes that were made with them. */
export const settings: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('setting').ifNotExists()
      .addColumn('part', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('setting_version').ifNotExists()
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('set null'))
      .addPrimaryKeyConstraint('setting_version_key', ['part', 'number'])
      .execute();
  },
};
