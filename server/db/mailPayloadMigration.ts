import type { Migration } from 'kysely/migration';
import { addColumn } from './addColumn';

/** Mails whose HTML is rendered on sending. Mails already in the queue keep their stored HTML. */
export const mailPayload: Migration = {
  async up(db) {
    await addColumn(db, 'mail_outbox', 'sheet', (table) => table.addColumn('sheet', 'text'));
  },
};
