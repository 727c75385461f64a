import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whom somebody has had erased, by id alone, so that a back-up of before does not bring them back. */
export const erasures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('erasure').ifNotExists()
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('erased_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('erasure_key', ['kind', 'id'])
      .execute();
  },
};
