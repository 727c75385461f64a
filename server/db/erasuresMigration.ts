import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Erased persons, by id only, so that restoring an older backup does not bring their data back. */
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
