import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Browsers that have logged in before, by the hash of their cookie. */
export const browsers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('known_browser').ifNotExists()
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('known_browser_user').ifNotExists().on('known_browser').column('user_id').execute();
  },
};
