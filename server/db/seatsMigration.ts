import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './addColumn';

/** Seats of trainings and events: a lock row each, the reservations, and the tokens of their links. */
export const seats: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('seating').ifNotExists()
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('thing_id', 'text', (column) => column.notNull())
      .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('seating_key', ['kind', 'thing_id'])
      .execute();
    await schema
      .createTable('seat_reservation').ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('thing_id', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('by_hand', 'integer', (column) => column.notNull())
      .addColumn('offered_until', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('erased_at', 'text')
      .execute();
    await schema.createIndex('seat_reservation_thing').ifNotExists().on('seat_reservation').columns(['kind', 'thing_id', 'day']).execute();
    await schema.createIndex('seat_reservation_day').ifNotExists().on('seat_reservation').column('day').execute();
    await schema
      .createTable('seat_token').ifNotExists()
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('seat_reservation.id').onDelete('cascade'))
      .execute();
    await schema.createIndex('seat_token_reservation').ifNotExists().on('seat_token').column('reservation_id').execute();
    await addColumn(db, 'mail_outbox', 'reservation_id', (table) => table.addColumn('reservation_id', 'text'));
    await schema.createIndex('mail_outbox_reservation').ifNotExists().on('mail_outbox').column('reservation_id').execute();
  },
};
