import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { classifyDatabaseError } from '../../server/db/failures';
import { openDatabase } from '../../server/db/openDatabase';
import { purgeExpired } from '../../server/db/purge';
import { DATABASE_FILE, DatabaseBusyError } from '../../server/db/sqlite';
import { createLog, silentLog } from '../../server/log';
import { bookingRequest } from './bookingRequests';
import { SMALL_SEED } from './smallSeed';
import { emptyDatabase } from './testDatabase';
import { testServer } from './testServer';

const open = (place: Record<string, string>, seed = SMALL_SEED) => openDatabase(readConfig(place), { log: silentLog(), seed });

async function sqliteFolder(): Promise<{ DATA_DIR: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'boucane-lock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { DATA_DIR: folder };
}

test('the catalogue is seeded on the first start only', async () => {
  const place = await emptyDatabase();
  const first = await open(place);
  expect(await first.db.selectFrom('catalogue').select('id').execute()).toHaveLength(11);
  await first.db.deleteFrom('catalogue').execute();
  await first.close();
  const second = await open(place);
  expect(await second.db.selectFrom('catalogue').select('id').execute()).toEqual([]);
  await second.close();
});

/** Returns the modes of the files in a folder, in octal, by name. */
const modesIn = async (folder: string) => Object.fromEntries(await Promise.all((await readdir(folder)).map(async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)] as const)));

test.skipIf(process.platform === 'win32')('SQLite files are private even in a public folder, and a warning is logged for the folder', async () => {
  const { DATA_DIR } = await sqliteFolder();
  const lines: string[] = [];
  const log = createLog({ write: (line: string) => void lines.push(line) });
  await chmod(DATA_DIR, 0o755);
  for (const name of ['boucane.sqlite', 'boucane.sqlite-wal', 'boucane.sqlite-shm']) {
    await writeFile(join(DATA_DIR, name), '');
    await chmod(join(DATA_DIR, name), 0o644);
  }
  const opened = await openDatabase(readConfig({ DATA_DIR }), { log, seed: SMALL_SEED });
  const modes = await modesIn(DATA_DIR);
  await opened.close();
  expect(modes).toMatchObject({ 'boucane.sqlite': '600', 'boucane.sqlite-wal': '600', 'boucane.sqlite-shm': '600' });
  expect(lines.join('')).toContain('chmod 700');
});

test('a failed transaction is rolled back and leaves the database usable', async () => {
  const { parts } = await testServer();
  const { database } = parts;
  const work = database.transaction(async (trx) => {
    await trx.deleteFrom('catalogue').execute();
    throw new Error('on second thought');
  });
  await expect(work).rejects.toThrow('on second thought');
  expect(await database.db.selectFrom('catalogue').select('id').execute()).toHaveLength(11);
});

test('forty concurrent read-modify-write transactions lose no update', async () => {
  const { parts } = await testServer();
  const { database } = parts;
  const { db } = database;
  await db.updateTable('catalogue').set({ position: 0 }).execute();
  const row = (trx: typeof db) => trx.selectFrom('catalogue').select('position').where('id', '=', 'brisket').executeTakeFirstOrThrow();
  const increment = () =>
    database.transaction(async (trx) => {
      const { position } = await row(trx);
      await trx.updateTable('catalogue').set({ position: position + 1 }).where('id', '=', 'brisket').execute();
    });
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, increment));
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  // A transaction may fail after too many conflicts, but every acknowledged transaction is stored.
  expect((await row(db)).position).toBe(done);
  expect(done).toBeGreaterThan(10);
}, 30_000);

test('the SQLite file is locked against a second server and released on close', async () => {
  const place = await sqliteFolder();
  const first = await open(place);
  await expect(open(place)).rejects.toThrow(DatabaseBusyError);
  await first.close();
  await (await open(place)).close();
}, 20_000);

test('the lock of the SQLite file is released when its server is killed', async () => {
  const place = await sqliteFolder();
  const holder = `const { DatabaseSync } = require('node:sqlite'); new DatabaseSync(${JSON.stringify(join(place.DATA_DIR, 'boucane.lock'))}).exec('begin exclusive'); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', holder], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  await expect(open(place)).rejects.toThrow('Another Boucane already runs on');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await open(place)).close();
}, 20_000);

test('SQLite syncs to disk before a commit is acknowledged', async () => {
  const database = await open(await sqliteFolder());
  onTestFinished(() => database.close());
  const { rows } = await database.db.executeQuery<{ synchronous: number }>({ sql: 'pragma synchronous', parameters: [], query: { kind: 'RawNode', sqlFragments: ['pragma synchronous'], parameters: [] }, queryId: { queryId: 'pragma' } });
  expect(rows).toEqual([{ synchronous: 2 }]);
});

test.runIf(Boolean(process.env['TEST_DATABASE_URL']))('four servers starting concurrently on an empty PostgreSQL create the tables and the catalogue once', async () => {
  const place = await emptyDatabase();
  const opened = await Promise.all(Array.from({ length: 4 }, () => open(place)));
  const rows = await opened[0]?.db.selectFrom('catalogue').select('id').execute();
  expect(rows).toHaveLength(11);
  await Promise.all(opened.map((database) => database.close()));
}, 30_000);

test('the purge deletes expired rows only', async () => {
  const server = await testServer();
  await server.signedIn('admin');
  const { db } = server.parts.database;
  await purgeExpired(db, new Date('2026-11-22T04:59:59.000Z'));
  expect(await db.selectFrom('session').select('user_id').execute()).toHaveLength(1);
  await purgeExpired(db, new Date('2026-11-22T05:00:00.000Z'));
  expect(await db.selectFrom('session').select('user_id').execute()).toEqual([]);
});

test('a request and its mails are deleted two years after the event, not earlier', async () => {
  const server = await testServer();
  await server.call('POST', '/api/booking', { body: bookingRequest({ date: '2027-06-19' }) });
  const { db } = server.parts.database;
  const left = async () => [(await db.selectFrom('booking').select('id').execute()).length, (await db.selectFrom('mail_outbox').select('id').execute()).length];
  await purgeExpired(db, new Date('2029-06-19T16:00:00.000Z'));
  expect(await left()).toEqual([1, 2]);
  await purgeExpired(db, new Date('2029-06-20T16:00:00.000Z'));
  expect(await left()).toEqual([0, 0]);
});

test.each([
  [Object.assign(new Error('x'), { errcode: 2067 }), 'unique-violation'],
  [Object.assign(new Error('x'), { errcode: 13 }), 'disk-full'],
  [Object.assign(new Error('x'), { errcode: 5 }), 'unavailable'],
  [Object.assign(new Error('x'), { errcode: 778 }), 'unavailable'],
  [Object.assign(new Error('x'), { code: '40001' }), 'conflict'],
  [Object.assign(new Error('x'), { code: '57P01' }), 'unavailable'],
  [Object.assign(new Error('x'), { code: '08006' }), 'unavailable'],
  [Object.assign(new Error('x'), { code: '53100' }), 'disk-full'],
  [new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]), 'unavailable'],
  [new Error('Connection terminated unexpectedly'), 'unavailable'],
  [new Error('timeout exceeded when trying to connect'), 'unavailable'],
  [new Error('anything else'), null],
  ['a text', null],
])('the error %s is classified as %s', (error, failure) => {
  expect(classifyDatabaseError(error)).toBe(failure);
});

test.runIf(Boolean(process.env['TEST_DATABASE_URL']))('a connection closed by PostgreSQL during a transaction fails only that transaction', async () => {
  const { parts } = await testServer();
  const { db } = parts.database;
  const work = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const pid = rows[0]?.pid;
    await sql`select pg_terminate_backend(${pid})`.execute(db);
    // The connection is closed while the transaction has no query in flight.
    await expect.poll(async () => (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db)).rows).toEqual([]);
    await trx.selectFrom('user').select('id').execute();
  });
  // pg reports the closed connection by a code, by a message of its own, or as a reset socket.
  expect(await work.then(() => null, classifyDatabaseError)).toBe('unavailable');
  expect(await db.selectFrom('catalogue').select('id').execute()).toHaveLength(11);
}, 20_000);

test('a damaged SQLite file is reported at startup, and the server is not ready', { skip: Boolean(process.env['TEST_DATABASE_URL']) }, async () => {
  const place = await emptyDatabase();
  const intact = await open(place);
  expect(intact.damage).toEqual([]);
  await intact.close();
  const file = join(place['DATA_DIR'] ?? '', DATABASE_FILE);
  const sqlite = new DatabaseSync(file);
  const rootpage = Number(sqlite.prepare("select rootpage from sqlite_schema where name = 'mail_outbox_due'").get()?.['rootpage']);
  const size = Number(sqlite.prepare('pragma page_size').get()?.['page_size']);
  sqlite.close();
  const bytes = await readFile(file);
  bytes.fill(0x5a, (rootpage - 1) * size, rootpage * size);
  await writeFile(file, bytes);

  const damaged = await open(place);
  onTestFinished(() => damaged.close());
  expect(damaged.damage.length).toBeGreaterThan(0);
  const { parts } = await testServer();
  const app = createApp({ ...parts, database: damaged });
  for (const path of ['/api/ready', '/api/health']) expect((await app.request(path)).status).toBe(503);
});
