import { mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Client } from 'pg';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, type BackupLocation } from '../../server/backup/backUp';
import { backupFolder, type Manifest } from '../../server/backup/backupFiles';
import { copiedRow } from '../../server/backup/copyText';
import { isDue } from '../../server/backup/nightly';
import { restoreCopy } from '../../server/backup/restoreCopy';
import { expiredBackups } from '../../server/backup/rotation';
import { tableSum } from '../../server/backup/checksums';
import { verifyCopy } from '../../server/backup/verifyCopy';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/db/openDatabase';
import { acquireSharedLock } from '../../server/db/advisoryLock';
import { silentLog } from '../../server/log';
import { fillWithBookings } from './manyBookings';
import { SMALL_SEED } from './smallSeed';
import { emptyDatabase } from './testDatabase';

const NOW = new Date('2026-11-21T17:00:00.000Z');

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'boucane-backup-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Database environment with its own folder, on either engine. */
async function place(): Promise<BackupLocation> {
  const { dataDir, databaseUrl } = readConfig({ DATA_DIR: await folder(), ...(await emptyDatabase()) });
  return { dataDir: databaseUrl === null ? dataDir : await folder(), databaseUrl };
}

const open = (where: BackupLocation) => openDatabase(where, { log: silentLog(), seed: SMALL_SEED });

/** Worker thread that inserts bookings, one transaction per booking with its two mails, until it is stopped. */
const WRITER = `
const { parentPort, workerData: { file, url, stopped } } = require('node:worker_threads');
(async () => {
  const columns = (rows) => Object.keys(rows[0]);
  let run, copy, end;
  if (url) {
    const { Client } = require('pg');
    const client = new Client({ connectionString: url });
    await client.connect();
    run = (sql) => client.query(sql);
    end = () => client.end();
  } else {
    const { DatabaseSync } = require('node:sqlite');
    const sqlite = new DatabaseSync(file, { timeout: 5000 });
    run = async (sql) => { const st = sqlite.prepare(sql); return { rows: st.columns().length ? st.all() : (st.run(), []) }; };
    end = () => sqlite.close();
  }
  const booking = (await run("select * from booking limit 1")).rows[0];
  const mails = (await run("select * from mail_outbox where booking_id = '" + booking.id + "'")).rows;
  const quoted = (value) => (value === null ? 'null' : "'" + String(value).replaceAll("'", "''") + "'");
  const insert = (table, row) => run('insert into ' + table + ' (' + Object.keys(row).join(', ') + ') values (' + Object.values(row).map(quoted).join(', ') + ')');
  let made = 0;
  while (Atomics.load(stopped, 0) === 0) {
    const id = 'written-' + made;
    await run(url ? 'begin' : 'begin immediate');
    await insert('booking', { ...booking, id, reference: id });
    for (const mail of mails) await insert('mail_outbox', { ...mail, id: id + mail.id, booking_id: id, message_id: id + mail.id });
    await run('commit');
    made += 1;
    if (made === 20) parentPort.postMessage('writing');
    await new Promise((resolve) => setImmediate(resolve));
  }
  await end();
  parentPort.postMessage(made);
})();
`;

async function whileWriting<Result>({ dataDir, databaseUrl }: BackupLocation, work: () => Promise<Result>): Promise<{ result: Result; written: number }> {
  const stopped = new Int32Array(new SharedArrayBuffer(4));
  const writer = new Worker(WRITER, { eval: true, workerData: { file: join(dataDir, 'boucane.sqlite'), url: databaseUrl, stopped } });
  const nextMessage = () => new Promise<unknown>((resolve, reject) => writer.once('message', resolve).once('error', reject));
  await nextMessage();
  const result = await work();
  const last = nextMessage();
  Atomics.store(stopped, 0, 1);
  return { result, written: Number(await last) };
}

test('five thousand bookings are backed up during writes, verified, protected against overwriting, and restored', async () => {
  const from = await place();
  const database = await open(from);
  await fillWithBookings(database, 5000);
  await database.close();
  const { result: copy, written } = await whileWriting(from, () => backUp(from, { occasion: 'asked', now: NOW }));
  expect(written).toBeGreaterThanOrEqual(20);
  const bookings = copy.tables['booking']?.rows ?? 0;
  expect(bookings).toBeGreaterThanOrEqual(5020);
  expect(bookings).toBeLessThanOrEqual(5000 + written);
  // The copy is consistent: no booking without its mails.
  expect(copy.tables['mail_outbox']?.rows).toBe(2 * bookings);
  const source = backupFolder(from);
  expect(await verifyCopy(source, copy.file)).toEqual([]);
  for (const name of await readdir(source)) expect((await stat(join(source, name))).mode & 0o777).toBe(0o600);

  const to = await place();
  await restoreCopy(to, { folder: source, file: copy.file, overwrite: false, now: NOW });
  await expect(restoreCopy(to, { folder: source, file: copy.file, overwrite: false, now: NOW })).rejects.toThrow('--overwrite');
  const restored = await open(to);
  expect(await restored.db.selectFrom('booking').select(({ fn }) => fn.countAll().as('count')).executeTakeFirst()).toEqual({ count: from.databaseUrl === null ? bookings : String(bookings) });
  await restored.db.updateTable('booking').set({ name: 'Someone else' }).execute();
  await restored.close();
  await restoreCopy(to, { folder: source, file: copy.file, overwrite: true, now: NOW });
  const again = await open(to);
  expect(await again.db.selectFrom('booking').select('id').where('name', '=', 'Someone else').execute()).toEqual([]);
  await again.close();
}, 120_000);

test('a restore is rejected while a server is running', async () => {
  const where = await place();
  const server = await open(where);
  onTestFinished(() => server.close());
  const presence = where.databaseUrl === null ? null : await acquireSharedLock(where.databaseUrl, silentLog());
  const { file } = await backUp(where, { occasion: 'asked', now: NOW });
  const restoring = () => restoreCopy(where, { folder: backupFolder(where), file, overwrite: true, now: NOW });
  await expect(restoring()).rejects.toThrow(where.databaseUrl === null ? 'Another Boucane already runs' : 'A Boucane runs on this database');
  await presence?.leave();
}, 30_000);

test('a server does not start during a PostgreSQL restore, and announces itself again after a lost connection', async () => {
  const { databaseUrl } = await place();
  if (databaseUrl === null) return;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const alone = async (functionName: string) => (await client.query<{ yes: boolean }>(`select ${functionName}(20261122) as yes`)).rows[0]?.yes;
  expect(await alone('pg_try_advisory_lock')).toBe(true);
  await expect(acquireSharedLock(databaseUrl, silentLog())).rejects.toThrow('being restored');
  await alone('pg_advisory_unlock');
  const presence = await acquireSharedLock(databaseUrl, silentLog());
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'boucane presence'");
  await expect.poll(async () => {
    const free = await alone('pg_try_advisory_lock');
    if (free) await alone('pg_advisory_unlock');
    return free;
  }, { timeout: 10_000 }).toBe(false);
  await presence.leave();
  await client.end();
}, 30_000);

test('a truncated, modified or incomplete backup is detected and not restored', async () => {
  const where = await place();
  await (await open(where)).close();
  const source = backupFolder(where);
  const [cut, changed] = [await backUp(where, { occasion: 'asked', now: NOW }), await backUp(where, { occasion: 'asked', now: new Date(NOW.getTime() + 1000) })];
  await truncate(join(source, cut.file), cut.bytes - 100);
  const bytes = Buffer.alloc(changed.bytes, 7);
  await writeFile(join(source, changed.file), bytes);
  expect(await verifyCopy(source, cut.file)).toEqual([expect.stringContaining('bytes instead of')]);
  expect(await verifyCopy(source, changed.file)).toEqual([expect.stringContaining('has changed')]);
  expect(await verifyCopy(source, 'boucane-nothing.sqlite')).toEqual([expect.stringContaining('no such file')]);
  await expect(restoreCopy(where, { folder: source, file: cut.file, overwrite: true, now: NOW })).rejects.toThrow('Nothing was restored');
  await (await open(where)).close();
}, 30_000);

const copyOf = (madeAt: string, occasion: Manifest['occasion'] = 'night'): Manifest => ({ format: 1, engine: 'sqlite', occasion, madeAt, file: `${occasion} ${madeAt}`, bytes: 0, sha256: '', tables: {} });

test('seven daily and four weekly backups are kept, as well as manual ones', () => {
  const nights = Array.from({ length: 60 }, (_, index) => copyOf(new Date(Date.parse('2026-11-22T08:00:00.000Z') - index * 86_400_000).toISOString()));
  const asked = copyOf('2025-01-01T12:00:00.000Z', 'asked');
  const migrations = Array.from({ length: 6 }, (_, index) => copyOf(`2026-10-0${9 - index}T12:00:00.000Z`, 'migration'));
  const copies = [...nights, asked, ...migrations];
  const gone = new Set(expiredBackups(copies));
  const retained = copies.filter((copy) => !gone.has(copy));
  // 22 November 2026 is a Sunday: the seven days of the week, then the Sundays of the three weeks before.
  expect(retained.filter(({ occasion }) => occasion === 'night').map(({ madeAt }) => madeAt.slice(5, 10))).toEqual(['11-22', '11-21', '11-20', '11-19', '11-18', '11-17', '11-16', '11-15', '11-08', '11-01']);
  expect(retained.filter(({ occasion }) => occasion === 'migration')).toHaveLength(4);
  expect(retained).toContain(asked);
});

test('a backup is due once a night from three in the morning, and immediately when no backup exists', () => {
  const copies = [copyOf('2026-11-21T08:10:00.000Z'), copyOf('2026-11-20T08:10:00.000Z')];
  expect(isDue([], NOW)).toBe(true);
  expect(isDue(copies, new Date('2026-11-22T07:59:00.000Z'))).toBe(false);
  expect(isDue(copies, new Date('2026-11-22T08:00:00.000Z'))).toBe(true);
  expect(isDue([copyOf('2026-11-22T09:00:00.000Z', 'asked'), ...copies], new Date('2026-11-22T10:00:00.000Z'))).toBe(true);
});

test('migrating a database in use calls beforeChange first, and a new database does not', async () => {
  const where = await place();
  const given: string[] = [];
  const opened = async (name: string) => openDatabase(where, { log: silentLog(), seed: SMALL_SEED, beforeChange: () => Promise.resolve(void given.push(name)) });
  const first = await opened('first');
  // State before the newest migration, which can be run again.
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(first.db);
  await first.close();
  await (await opened('second')).close();
  await (await opened('third')).close();
  expect(given).toEqual(['second']);
});

test('the checksum of a row is independent of the column order and changes with any value', () => {
  const sum = (...rows: Record<string, unknown>[]) => {
    const { add, sum: total } = tableSum();
    for (const row of rows) add(row);
    return total();
  };
  expect(sum({ a: 1n, b: 'x' }, { a: 2, b: null })).toEqual(sum({ b: null, a: '2' }, { b: 'x', a: 1 }));
  expect(sum({ a: 1, b: null }).checksum).not.toBe(sum({ a: 1, b: '' }).checksum);
  expect(sum({ a: 1 }, { a: 1 })).not.toEqual(sum({ a: 1 }));
  expect(() => sum({ a: true })).toThrow(TypeError);
});

test('a row of a dump round-trips', () => {
  const line = String.raw`1	\N	a\tb\nc\\N	\\N	é“`;
  expect(copiedRow({ name: 't', columns: ['a', 'b', 'c', 'd', 'e'] }, line)).toEqual({ a: '1', b: null, c: 'a\tb\nc\\N', d: String.raw`\N`, e: 'é“' });
});

test('the next backup deletes the partial files of a killed one, and keeps those of a running one', { skip: Boolean(process.env['TEST_DATABASE_URL']) }, async () => {
  const where = await place();
  await (await open(where)).close();
  const copies = join(where.dataDir, 'backups');
  await mkdir(copies);
  const now = new Date();
  for (const [name, hours] of [['old.sqlite.partial', 7], ['young.sqlite.partial', 1]] as const) {
    await writeFile(join(copies, name), 'x');
    const at = new Date(now.getTime() - hours * 3_600_000);
    await utimes(join(copies, name), at, at);
  }
  await backUp(where, { occasion: 'asked', now });
  expect((await readdir(copies)).filter((name) => name.endsWith('.partial'))).toEqual(['young.sqlite.partial']);
});
