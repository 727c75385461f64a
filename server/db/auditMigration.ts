import type { Migration } from 'kysely/migration';

/** Permanent audit log. Contains only ids and figures, so that an erased person is no longer identifiable. */
export const audit: Migration = {
  async up({ schema }) {
    await schema
      .createTable('audit').ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('set null'))
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('change', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('audit_newest').ifNotExists().on('audit').columns(['at', 'id']).execute();
  },
};
