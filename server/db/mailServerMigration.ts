import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './addColumn';

/** Mail server of the settings, and messages of the contact form with the mails that belong to them. */
export const mailServer: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('mail_server').ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('port', 'integer', (column) => column.notNull())
      .addColumn('security', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('password', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('contact_message').ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('read_at', 'text')
      .addColumn('answered_at', 'text')
      .addColumn('erased', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('contact_message_newest').ifNotExists().on('contact_message').columns(['created_at', 'id']).execute();
    await addColumn(db, 'mail_outbox', 'contact_id', (table) => table.addColumn('contact_id', 'text', (column) => column.references('contact_message.id').onDelete('cascade')));
    await schema.createIndex('mail_outbox_contact').ifNotExists().on('mail_outbox').column('contact_id').execute();
    await addColumn(db, 'mail_outbox', 'search', (table) => table.addColumn('search', 'text', (column) => column.notNull().defaultTo('')));
    await schema.createIndex('mail_outbox_newest').ifNotExists().on('mail_outbox').columns(['created_at', 'id']).execute();
  },
};
