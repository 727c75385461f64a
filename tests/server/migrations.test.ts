import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/config';
import { listForOwner } from '../../server/db/catalogue';
import { openDatabase } from '../../server/db/openDatabase';
import { DATABASE_FILE } from '../../server/db/sqlite';
import { findLogin } from '../../server/db/users';
import { silentLog } from '../../server/log';
import { SMALL_SEED } from './smallSeed';
import { emptyDatabase } from './testDatabase';

const POSTGRES = Boolean(process.env['TEST_DATABASE_URL']);

/** Opens a database of the first release, with optional additional SQL. */
async function fromFirstRelease(more = '') {
  const place = await emptyDatabase();
  const sql = `${await readFile(join(import.meta.dirname, 'firstRelease.sql'), 'utf8')}\n${more}`;
  if (place['DATABASE_URL'] !== undefined) {
    const client = new Client(place['DATABASE_URL']);
    await client.connect();
    await client.query(sql);
    await client.end();
  } else {
    const sqlite = new DatabaseSync(join(place['DATA_DIR'] ?? '', DATABASE_FILE));
    sqlite.exec(sql);
    sqlite.close();
  }
  const database = await openDatabase(readConfig(place), { log: silentLog(), seed: SMALL_SEED });
  onTestFinished(() => database.close());
  return database;
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

test('of two accounts with equivalent names the older keeps its name, and no third can be created', { skip: POSTGRES }, async () => {
  // SQLite's own `lower()` does not convert É, so both accounts were accepted.
  const duplicates = [['first', 'Éloïse', 'Éloïse@exemple.ca', '2026-11-22'], ['second', 'éloïse', 'éloïse@exemple.ca', '2026-11-23']].map(([id, username, email, day]) => `('${id}', '${username}', '${email}', '', 'user', 'x', 0, '${day}T12:00:00.000Z')`);
  const { db } = await fromFirstRelease(`insert into "user" values ${duplicates.join(', ')};`);
  expect((await findLogin(db, 'ÉLOÏSE'))?.account.id).toBe('first');
  // The name with a decomposed accent (NFD) is the same name.
  expect((await findLogin(db, 'ÉLOÏSE@exemple.ca'.normalize('NFD')))?.account.id).toBe('first');
  expect(await db.selectFrom('user').select(['id', 'username_key']).where('id', '=', 'second').execute()).toEqual([{ id: 'second', username_key: 'éloïse second' }]);
});
