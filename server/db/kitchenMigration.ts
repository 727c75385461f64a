import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Columns that the dashboard aggregates and the kitchen queries. Added one by one, because SQLite cannot add two columns in one statement. */
export const kitchen: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    const has = new Set((await db.introspection.getTables()).find(({ name }) => name === 'booking')?.columns.map(({ name }) => name));
    if (!has.has('kind')) await schema.alterTable('booking').addColumn('kind', 'text', (column) => column.notNull().defaultTo('')).execute();
    if (!has.has('guests')) await schema.alterTable('booking').addColumn('guests', 'integer', (column) => column.notNull().defaultTo(0)).execute();
    if (!has.has('sold_cents')) await schema.alterTable('booking').addColumn('sold_cents', 'bigint').execute();
  },
};
