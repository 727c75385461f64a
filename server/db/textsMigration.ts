import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from './schema';

/** What the texts have said so far. Those that stand already are each tag's first version, written by nobody in particular. */
export const texts: Migration = {
  async up(db: Kysely<Tables>) {
    const { schema } = db;
    await schema
      .createTable('text_version').ifNotExists()
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('value', 'text')
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('set null'))
      .addPrimaryKeyConstraint('text_version_key', ['tag', 'number'])
      .execute();
    const standing = await db.selectFrom('catalogue').select(['tag', 'fields', 'updated_at']).where('resource', '=', 'content').where('tag', 'is not', null).execute();
    for (const { tag, fields, updated_at } of standing) {
      const { value } = JSON.parse(fields) as { value: unknown };
      const first = { tag: tag ?? '', number: 1, value: JSON.stringify(value), saved_at: updated_at, user_id: null };
      await db.insertInto('text_version').values(first).onConflict((conflict) => conflict.doNothing()).execute();
    }
  },
};
