import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './addColumn';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Default settings: open daily from 10:00 to 22:00, one party a day, held for a week. */
const FIRST_SETTINGS = { hours: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, { open: true, from: '10:00', to: '22:00' }])), blocked: [], perDay: 1, holdDays: 7 };

/** Owner's availability, lock rows per day, and the start of each request's hold on its day. */
export const dayCapacity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('availability').ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('day_place').ifNotExists()
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('claims', 'integer', (column) => column.notNull())
      .execute();
    await addColumn(db, 'booking', 'held_from', (table) => table.addColumn('held_from', 'text', (column) => column.notNull().defaultTo('')));
    await sql`insert into availability (id, settings, changed_at, version) values ('owner', ${JSON.stringify(FIRST_SETTINGS)}, ${new Date().toISOString()}, 1) on conflict do nothing`.execute(db);
  },
};
