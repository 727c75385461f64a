import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Tables } from './schema';
import { accounts } from './accountsMigration';
import { agreements } from './agreementsMigration';
import { audit } from './auditMigration';
import { browsers } from './browsersMigration';
import { busyDaysIndex } from './busyDaysIndexMigration';
import { fillDerived } from './derived';
import { erasures } from './erasuresMigration';
import { firstCatalogue } from './firstCatalogueMigration';
import { inbox } from './inboxMigration';
import { kitchen } from './kitchenMigration';
import { listIndex } from './listIndexMigration';
import { mail } from './mailMigration';
import { mailServer } from './mailServerMigration';
import { nameKeys } from './nameKeysMigration';
import { offerTexts } from './offerTextsMigration';
import { pictures } from './picturesMigration';
import { accountOrderIndex } from './accountOrderIndexMigration';
import { dayCapacity } from './dayCapacityMigration';
import { quoteRevisions } from './quoteRevisionsMigration';
import { samples } from './samplesMigration';
import { seats } from './seatsMigration';
import type { Seed } from './seed/seed';
import { settings } from './settingsMigration';
import { mailPayload } from './mailPayloadMigration';
import { texts } from './textsMigration';

const MAX_ATTEMPTS = 3;

/*
 * Released migrations are frozen: they use their own SQL, and data derived by current code is filled in afterwards (`fillDerived`). SQLite runs
 * migrations outside a transaction, so every step must be safe to run again after a crash.
 */

const tables: Migration = {
  async up(db) {
    const { schema } = db;
    await schema
      .createTable('catalogue').ifNotExists()
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('tag', 'text', (column) => column.unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('catalogue_key', ['resource', 'id'])
      .execute();
    await schema
      .createTable('user').ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('admin', 'user')`))
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('user_username').ifNotExists().unique().on('user').column(sql`lower(username)`).execute();
    await schema.createIndex('user_email').ifNotExists().unique().on('user').column(sql`lower(email)`).execute();
    await schema
      .createTable('session').ifNotExists()
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('session_user').ifNotExists().on('session').column('user_id').execute();
    await schema
      .createTable('one_time_token').ifNotExists()
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await schema
      .createTable('booking').ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('quote', 'text', (column) => column.notNull())
      .addColumn('total_cents', 'bigint')
      .addColumn('quoted_cents', 'bigint')
      .addColumn('travel_metres', 'integer')
      .addColumn('priced_items', 'text', (column) => column.notNull())
      .addColumn('formula_version', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('booking_newest').ifNotExists().on('booking').columns(['created_at', 'id']).execute();
    await schema
      .createTable('idempotency').ifNotExists()
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('body_hash', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_key', ['route', 'key'])
      .execute();
    await schema
      .createTable('mail_outbox').ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('booking_id', 'text', (column) => column.references('booking.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('reply_to', 'text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('calendar', 'text')
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .execute();
    await schema.createIndex('mail_outbox_due').ifNotExists().on('mail_outbox').columns(['status', 'next_attempt_at']).execute();
    await schema.createIndex('mail_outbox_booking').ifNotExists().on('mail_outbox').column('booking_id').execute();
  },
};

/** Rate limits shared by several servers. Written by rate-limiter-flexible on PostgreSQL; unused on SQLite. */
const rateLimits: Migration = {
  async up(db) {
    await db.schema
      .createTable('rate_limit').ifNotExists()
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();
  },
};

/** Member who made a request, and the event or training requested. Columns are added one by one, because SQLite cannot add two in one statement. */
const membersRequests: Migration = {
  async up(db) {
    const { schema } = db;
    const has = new Set((await db.introspection.getTables()).find(({ name }) => name === 'booking')?.columns.map(({ name }) => name));
    if (!has.has('user_id')) await schema.alterTable('booking').addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('set null')).execute();
    if (!has.has('thing_id')) await schema.alterTable('booking').addColumn('thing_id', 'text').execute();
    if (!has.has('title')) await schema.alterTable('booking').addColumn('title', 'text', (column) => column.notNull().defaultTo('')).execute();
    if (!has.has('description')) await schema.alterTable('booking').addColumn('description', 'text', (column) => column.notNull().defaultTo('')).execute();
    await schema.createIndex('booking_user').ifNotExists().on('booking').columns(['user_id', 'created_at']).execute();
  },
};

const allMigrations = (seed: Seed): Record<string, Migration> => ({
  '001_tables': tables,
  '002_rate_limits': rateLimits,
  '003_first_catalogue': firstCatalogue(seed),
  '004_accounts': accounts,
  '005_members_requests': membersRequests,
  '006_lists': listIndex,
  '007_inbox': inbox,
  '008_kitchen': kitchen,
  '009_texts': texts,
  '010_places': dayCapacity,
  '011_seats': seats,
  '012_promise': quoteRevisions,
  '013_mail': mail,
  '014_audit': audit,
  '015_sheet': mailPayload,
  '016_order': accountOrderIndex,
  '017_days': busyDaysIndex,
  '018_offer_texts': offerTexts,
  '019_name_keys': nameKeys,
  '020_browsers': browsers,
  '021_erasures': erasures,
  '022_samples': samples,
  '023_settings': settings,
  '024_pictures': pictures,
  '025_mail_server': mailServer,
  '026_agreements': agreements,
});

const migratorOf = (db: Kysely<Tables>, seed: Seed) => new Migrator({ db, provider: { getMigrations: () => Promise.resolve(allMigrations(seed)) } });

/** Whether all migrations have run. */
export const isUpToDate = async (db: Kysely<Tables>): Promise<boolean> => (await migratorOf(db, {}).getMigrations()).every(({ executedAt }) => executedAt !== undefined);

/**
 * Runs pending migrations.
 * @param beforeChange awaited before the tables of an existing database are changed
 * @throws the engine's error after three failed attempts (two servers that start at the same time can conflict); any error of `beforeChange`
 */
export async function migrate(db: Kysely<Tables>, seed: Seed, beforeChange: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  const migrator = migratorOf(db, seed);
  const state = await migrator.getMigrations();
  const done = state.filter(({ executedAt }) => executedAt !== undefined).length;
  if (done > 0 && done < state.length) await beforeChange();
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) break;
    if (attempt === MAX_ATTEMPTS) throw error instanceof Error ? error : new Error('The migrations failed', { cause: error });
    await pause(300 * attempt);
  }
  await fillDerived(db);
}
