import { PostgresAdapter, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pictures of the owner, and their files in several widths and formats. */
export const pictures: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? 'bytea' : 'blob';
    await schema
      .createTable('picture').ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('alt_fr', 'text', (column) => column.notNull())
      .addColumn('alt_en', 'text', (column) => column.notNull())
      .addColumn('focal_x', 'integer', (column) => column.notNull())
      .addColumn('focal_y', 'integer', (column) => column.notNull())
      .addColumn('placeholder', 'text', (column) => column.notNull())
      .addColumn('in_gallery', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await schema
      .createTable('picture_file').ifNotExists()
      .addColumn('picture_id', 'text', (column) => column.notNull().references('picture.id').onDelete('cascade'))
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('bytes', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('picture_file_key', ['picture_id', 'width', 'format'])
      .execute();
  },
};
