import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './addColumn';

/** Member accounts: language, owner of one-time tokens and mails, and versions for concurrent edits. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'user', 'language', (table) => table.addColumn('language', 'text', (column) => column.notNull().defaultTo('fr')));
    await addColumn(db, 'user', 'version', (table) => table.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)));
    await addColumn(db, 'catalogue', 'version', (table) => table.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)));
    for (const table of ['one_time_token', 'mail_outbox']) {
      await addColumn(db, table, 'user_id', (alter) => alter.addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('cascade')));
      await db.schema.createIndex(`${table}_user`).ifNotExists().on(table).column('user_id').execute();
    }
  },
};
