import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isListed } from '../../src/contract/listing';
import { CATALOGUE_NAMES } from '../../src/contract/resources';
import { listThings } from './catalogue';
import { listingRow } from './listing';
import type { Tables } from './schema';
import { listAccounts } from './users';

const EVERYTHING = { limit: null, offset: 0 } as const;

/** What the lists of the back office go by, for everything that there is, and a place for what was deleted a moment ago. */
export const lists: Migration = {
  async up(db: Kysely<Tables>) {
    const { schema } = db;
    await schema
      .createTable('catalogue_listing').ifNotExists()
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('keys', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('catalogue_listing_key', ['resource', 'id'])
      .addForeignKeyConstraint('catalogue_listing_thing', ['resource', 'id'], 'catalogue', ['resource', 'id'], (constraint) => constraint.onDelete('cascade'))
      .execute();
    await schema
      .createTable('user_listing').ifNotExists()
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('keys', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('removed').ifNotExists()
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('removed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('removed_key', ['resource', 'id'])
      .execute();
    // One at a time, as the catalogue is filled; what a step that was cut short has written stays.
    for (const resource of CATALOGUE_NAMES.filter(isListed)) {
      for (const [position, thing] of (await listThings(db, resource, { onlyActive: false })).entries()) {
        await db.insertInto('catalogue_listing').values(listingRow(resource, thing, position)).onConflict((conflict) => conflict.doNothing()).execute();
      }
    }
    for (const account of await listAccounts(db, EVERYTHING)) {
      await db.insertInto('user_listing').values(listingRow('user', account, 0)).onConflict((conflict) => conflict.doNothing()).execute();
    }
  },
};
