import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readSqliteSums, tablesOf } from '../../server/backup/sqliteCopy';
import { openDatabase } from '../../server/db/openDatabase';
import { silentLog } from '../../server/log';
import { migrateToPostgres } from '../../server/postgresmigration/migrateToPostgres';
import { sortByForeignKeys } from '../../server/postgresmigration/sortByForeignKeys';
import { fillWithBookings } from './manyBookings';
import { SMALL_SEED } from './smallSeed';
import { emptyDatabase } from './testDatabase';

const POSTGRES = Boolean(process.env['TEST_DATABASE_URL']);
const ROWS = 3;

/** Inserts rows into every empty table, with values that suit each column, so that no table is left out of the test. */
function fillEmptyTables(file: string): void {
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  const all = (sql: string) => sqlite.prepare(sql).all();
  const names = tablesOf(sqlite);
  const parents = Object.fromEntries(names.map((table) => [table, all(`pragma foreign_key_list("${table}")`)]));
  for (const table of sortByForeignKeys(names, Object.fromEntries(names.map((name) => [name, (parents[name] ?? []).map((row) => String(row['table']))])))) {
    if (all(`select 1 from "${table}" limit 1`).length > 0) continue;
    const columns = all(`pragma table_info("${table}")`);
    for (let row = 1; row <= ROWS; row += 1) {
      const values = columns.map(({ name, type }) => {
        const parent = parents[table]?.find(({ from }) => from === name);
        if (parent) return all(`select "${String(parent['to'])}" as value from "${String(parent['table'])}" limit 1 offset ${table === 'mail_outbox' ? 0 : row - 1}`)[0]?.['value'] ?? null;
        if (name === 'role') return 'admin';
        // An index reads the sort keys of lists as JSON.
        if (name === 'keys') return JSON.stringify({ createdAt: `é 𝄞 ${row}` });
        if (String(type).toLowerCase() === 'blob') return Uint8Array.from({ length: 256 }, (_, byte) => (byte + row) % 256);
        // Integers as large as a sum of money may be, and texts with unusual characters.
        return String(type).toLowerCase() === 'bigint' ? 2 ** 52 + row : String(type).toLowerCase() === 'integer' ? row : `${table} ${String(name)} ${row} \\ ' " é🔥\n`;
      });
      sqlite.prepare(`insert into "${table}" values (${values.map(() => '?').join(', ')})`).run(...values);
    }
  }
  for (const table of names) expect(all(`select 1 from "${table}" limit 1`), table).toHaveLength(1);
  sqlite.close();
}

async function filled(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'boucane-move-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir: folder, databaseUrl: null }, { log: silentLog(), seed: SMALL_SEED });
  await fillWithBookings(database, 300);
  await database.close();
  fillEmptyTables(join(folder, 'boucane.sqlite'));
  return folder;
}

const emptyTarget = async (): Promise<string> => (await emptyDatabase())['DATABASE_URL'] ?? '';

async function tablesIn(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query("select 1 from pg_tables where schemaname = 'public'");
  await client.end();
  return rowCount ?? 0;
}

test.runIf(POSTGRES)('a database move copies every row unchanged, and rejects a target that is not empty', async () => {
  const [folder, url] = [await filled(), await emptyTarget()];
  const file = join(folder, 'boucane.sqlite');
  const before = readSqliteSums(file);
  const { kysely_migration: _, kysely_migration_lock: __, ...sums } = before;
  expect(await migrateToPostgres(folder, url)).toEqual(sums);
  expect(readSqliteSums(file)).toEqual(before);
  await expect(migrateToPostgres(folder, url)).rejects.toThrow('The target already has tables');
  const database = await openDatabase({ dataDir: folder, databaseUrl: url }, { log: silentLog(), seed: SMALL_SEED });
  onTestFinished(() => database.close());
  expect(await database.db.selectFrom('booking').select('id').execute()).toHaveLength(300);
  expect(await database.db.selectFrom('booking').select('total_cents').where('total_cents', 'is not', null).executeTakeFirst()).toBeDefined();
}, 60_000);

test.runIf(POSTGRES)('a value that PostgreSQL cannot store unchanged aborts the move and leaves the target empty', async () => {
  const [folder, url] = [await filled(), await emptyTarget()];
  const sqlite = new DatabaseSync(join(folder, 'boucane.sqlite'));
  sqlite.exec("update booking set guests = 'a dozen' where id = 'copy-7'");
  sqlite.close();
  await expect(migrateToPostgres(folder, url)).rejects.toThrow('booking.guests has a string');
  expect(await tablesIn(url)).toBe(0);
}, 60_000);

test.runIf(POSTGRES)('a move is rejected while a server is running and for a database of an older version', async () => {
  const [folder, url] = [await filled(), await emptyTarget()];
  const running = await openDatabase({ dataDir: folder, databaseUrl: null }, { log: silentLog(), seed: SMALL_SEED });
  await expect(migrateToPostgres(folder, url)).rejects.toThrow('Another Boucane already runs');
  await running.close();
  const sqlite = new DatabaseSync(join(folder, 'boucane.sqlite'));
  sqlite.exec("delete from kysely_migration where name like '013%'");
  sqlite.close();
  await expect(migrateToPostgres(folder, url)).rejects.toThrow('older schema');
  expect(await tablesIn(url)).toBe(0);
}, 60_000);

test('a table is ordered after the tables that its rows reference', () => {
  expect(sortByForeignKeys(['mail', 'booking', 'user'], { mail: ['booking', 'user'], booking: ['user', 'booking'] })).toEqual(['user', 'booking', 'mail']);
  expect(() => sortByForeignKeys(['a', 'b'], { a: ['b'], b: ['a'] })).toThrow('cycle');
});
