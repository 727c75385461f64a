import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './addColumn';

interface Named {
  id: string;
  username: string;
  email: string;
}

/**
 * Case-folded usernames and e-mail addresses, unique on both engines, because SQLite's `lower` only handles ASCII. On a collision, the older account
 * keeps the name, and the other's key is suffixed with its id until it is renamed.
 */
export const nameKeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['username_key', 'email_key']) await addColumn(db, 'user', column, (table) => table.addColumn(column, 'text', (added) => added.notNull().defaultTo('')));
    const { rows } = await sql<Named>`select id, username, email from "user" order by created_at, id`.execute(db);
    const taken = { username: new Set<string>(), email: new Set<string>() };
    const keyOf = (name: 'username' | 'email', row: Named) => {
      const folded = row[name].normalize('NFKC').toLowerCase();
      const key = taken[name].has(folded) ? `${folded} ${row.id}` : folded;
      taken[name].add(key);
      return key;
    };
    for (const row of rows) await sql`update "user" set username_key = ${keyOf('username', row)}, email_key = ${keyOf('email', row)} where id = ${row.id}`.execute(db);
    for (const name of ['username', 'email']) {
      await db.schema.dropIndex(`user_${name}`).ifExists().execute();
      await db.schema.createIndex(`user_${name}_key`).ifNotExists().unique().on('user').column(`${name}_key`).execute();
    }
  },
};
