import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Version history of text overrides. Existing overrides become each tag's first version, without an author. */
export const texts: Migration = {
  async up(db: Kysely<unknown>) {
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
    const { rows: entries } = await sql<{ tag: string; fields: string; updated_at: string }>`select tag, fields, updated_at from catalogue where resource = 'content' and tag is not null`.execute(db);
    for (const { tag, fields, updated_at } of entries) {
      const { value } = JSON.parse(fields) as { value: unknown };
      await sql`insert into text_version (tag, number, value, saved_at, user_id) values (${tag}, 1, ${JSON.stringify(value)}, ${updated_at}, null) on conflict do nothing`.execute(db);
    }
  },
};
