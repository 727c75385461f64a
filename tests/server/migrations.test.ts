import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/config';
import { emailKey, telephoneKey } from '../../server/customers/customerKeys';
import { listForOwner } from '../../server/db/catalogue';
import { openDatabase } from '../../server/db/openDatabase';
import { DATABASE_FILE } from '../../server/db/sqlite';
import { findLogin } from '../../server/db/users';
import { silentLog } from '../../server/log';
import { SMALL_SEED } from './smallSeed';
import { emptyDatabase, type DatabaseEnv } from './testDatabase';

const POSTGRES = Boolean(process.env['TEST_DATABASE_URL']);

async function openAt(place: DatabaseEnv) {
  const database = await openDatabase(readConfig(place), { log: silentLog(), seed: SMALL_SEED });
  onTestFinished(() => database.close());
  return database;
}

/** Opens a database of the first release, with optional additional SQL. */
async function fromFirstRelease(more = '', given?: DatabaseEnv) {
  const place = given ?? (await emptyDatabase());
  const statements = `${await readFile(join(import.meta.dirname, 'firstRelease.sql'), 'utf8')}\n${more}`;
  if (place['DATABASE_URL'] !== undefined) {
    const client = new Client(place['DATABASE_URL']);
    await client.connect();
    await client.query(statements);
    await client.end();
  } else {
    const sqlite = new DatabaseSync(join(place['DATA_DIR'] ?? '', DATABASE_FILE));
    sqlite.exec(statements);
    sqlite.close();
  }
  return openAt(place);
}

test('migrating a database of the first release preserves all its data', async () => {
  const database = await fromFirstRelease();
  const { db } = database;
  expect(await db.selectFrom('catalogue').select(['id', 'active', 'version']).orderBy('id').execute()).toEqual([
    { id: 'brisket', active: 1, version: 1 },
    { id: 'feast', active: 0, version: 1 },
    { id: 'hero', active: 1, version: 1 },
  ]);
  const query = { limit: 10, offset: 0, sort: null, order: 'asc', q: 'poitrine', filters: {} } as const;
  expect((await listForOwner(database, 'meat', query)).resources).toMatchObject([{ id: 'brisket' }]);
  expect(await db.selectFrom('booking').select(['kind', 'guests', 'held_from', 'search']).execute()).toEqual([
    { kind: 'smokehouse-popup', guests: 24, held_from: '2026-11-21', search: 'b-first1 josee gagnon josee@exemple.ca 12, rue saint-paul, upton' },
  ]);
  expect(await db.selectFrom('text_version').select(['tag', 'number']).execute()).toEqual([{ tag: 'home.hero.title', number: 1 }]);
  expect((await findLogin(db, 'MARIE'))?.account).toMatchObject({ id: 'other', language: 'fr' });
  expect(await db.selectFrom('mail_outbox').select(['id', 'sheet']).execute()).toEqual([{ id: 'm1', sheet: null }]);
});

/** Request of an older version, as a row of its table. */
const olderRequest = (id: string, day: string, { name, email, telephone }: { name: string; email: string; telephone?: string }) =>
  `('${id}', 'B-${id}', 'requested', '${day}T12:00:00.000Z', '2027-06-19', '${name}', '${email}', '${JSON.stringify({ date: '2027-06-19', type: 'event', peopleCount: 20, kidsCount: 4, selections: { meats: [], sides: [], tools: [], contentFocus: [] }, contactInfo: { name, email, location: 'Upton', notes: '' }, language: 'en', ...(telephone === undefined ? {} : { telephone }) })}', '{"totalCost":100,"lines":[]}', 'v1', '[]')`;

test('the migration gives each person one card, by the keys of new requests', async () => {
  const requests = [
    olderRequest('1', '2026-01-01', { name: 'M. Roy', email: 'MARIE@exemple.ca' }),
    olderRequest('2', '2026-02-01', { name: 'Marie Roy', email: 'marie@exemple.ca', telephone: '+1 (450) 555-1234' }),
    olderRequest('3', '2026-01-02', { name: 'P. Roy', email: 'paul@travail.ca', telephone: '1-514-555-0000' }),
    olderRequest('4', '2026-03-01', { name: 'Paul Roy', email: 'paul@exemple.ca', telephone: '514.555.0000' }),
    olderRequest('5', '2026-04-01', { name: 'Bureau', email: 'bureau@exemple.ca', telephone: '450 555-1234 poste 12' }),
  ];
  const { db } = await fromFirstRelease(`insert into booking (id, reference, status, created_at, date, name, email, request, quote, formula_version, priced_items) values ${requests.join(', ')};`);
  const linked = await db.selectFrom('booking').innerJoin('customer', 'customer.id', 'booking.customer_id').select(['booking.id', 'customer.name', 'customer.language']).where('booking.id', '!=', 'b1').orderBy('booking.id').execute();
  // The card has the details of the newest request.
  expect(linked.map(({ id, name, language }) => `${id} ${name} ${language}`)).toEqual(['1 Marie Roy en', '2 Marie Roy en', '3 Paul Roy en', '4 Paul Roy en', '5 Bureau en']);
  const cards = await db.selectFrom('customer').selectAll().execute();
  expect(cards.find(({ name }) => name === 'Paul Roy')?.search).toBe('paul roy paul@exemple.ca 514.555.0000 5145550000');
  expect(cards.map(({ email, email_key }) => email_key === emailKey(email))).not.toContain(false);
  expect(cards.map(({ telephone, telephone_key }) => telephone_key === telephoneKey(telephone))).not.toContain(false);
});

test('the migration of cards can run again after a crash, and gives erased requests no card', async () => {
  const place = await emptyDatabase();
  const database = await fromFirstRelease(`insert into booking (id, reference, status, created_at, date, name, email, request, quote, formula_version, priced_items) values ${olderRequest('1', '2026-01-01', { name: 'Marie', email: 'marie@exemple.ca' })};`, place);
  const cards = async ({ db }: Pick<typeof database, 'db'>) => db.selectFrom('booking').leftJoin('customer', 'customer.id', 'booking.customer_id').select(['booking.id', 'booking.customer_id', 'customer.name']).orderBy('booking.id').execute();
  const [first] = await cards(database);
  // The card of the first request was stored, but the request was not linked yet.
  await database.db.updateTable('booking').set({ customer_id: null }).execute();
  await database.db.updateTable('booking').set({ erased_at: '2026-12-01T12:00:00.000Z' }).where('id', '=', 'b1').execute();
  await sql`delete from kysely_migration where name = '026_agreements'`.execute(database.db);
  await database.close();
  expect(await cards(await openAt(place))).toEqual([{ ...first, id: '1' }, { id: 'b1', customer_id: null, name: null }]);
});

test('of two accounts with equivalent names the older keeps its name, and no third can be created', { skip: POSTGRES }, async () => {
  // SQLite's own `lower()` does not convert É, so both accounts were accepted.
  const duplicates = [['first', 'Éloïse', 'Éloïse@exemple.ca', '2026-11-22'], ['second', 'éloïse', 'éloïse@exemple.ca', '2026-11-23']].map(([id, username, email, day]) => `('${id}', '${username}', '${email}', '', 'user', 'x', 0, '${day}T12:00:00.000Z')`);
  const { db } = await fromFirstRelease(`insert into "user" values ${duplicates.join(', ')};`);
  expect((await findLogin(db, 'ÉLOÏSE'))?.account.id).toBe('first');
  // The name with a decomposed accent (NFD) is the same name.
  expect((await findLogin(db, 'ÉLOÏSE@exemple.ca'.normalize('NFD')))?.account.id).toBe('first');
  expect(await db.selectFrom('user').select(['id', 'username_key']).where('id', '=', 'second').execute()).toEqual([{ id: 'second', username_key: 'éloïse second' }]);
});
