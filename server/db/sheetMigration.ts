import type { Migration } from 'kysely/migration';
import { addColumn } from './addColumn';

/** Mails whose HTML is written when they are sent. Those that are queued already have theirs. */
export const sheet: Migration = {
  async up(db) {
    await addColumn(db, 'mail_outbox', 'sheet', (table) => table.addColumn('sheet', 'text'));
  },
};
