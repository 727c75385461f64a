import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, DatabaseError, Pool } from 'pg';
import { columnsOf, readDatabaseSums, rowsOf as postgresRows, tablesOf as postgresTables } from '../backup/postgresCopy';
import { readSqliteSums, rowsOf, tablesOf } from '../backup/sqliteCopy';
import { differences, rowSum, type StoredRow, type Sums } from '../backup/checksums';
import { isUpToDate, migrate } from '../db/migrations';
import { acquireExclusiveLock } from '../db/advisoryLock';
import type { Tables } from '../db/schema';
import { DATABASE_FILE, lockFolder, sqliteDialectOf } from '../db/sqlite';
import { OperatorError } from '../operatorError';
import { sortByForeignKeys, type References } from './sortByForeignKeys';

const MANY = 200;
/** Rows with files are inserted few at a time, because each may be as large as a picture. */
const MANY_FILES = 8;

/** The migrations fill these tables. */
const OF_MIGRATIONS = new Set(['kysely_migration', 'kysely_migration_lock']);

function referencesOf(sqlite: DatabaseSync, tables: readonly string[]): References {
  return Object.fromEntries(tables.map((table) => [table, sqlite.prepare(`pragma foreign_key_list("${table}")`).all().map((row) => String(row['table']))]));
}

/** Columns of a table that do not hold text. */
interface ColumnKinds {
  numbers: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

const kindsOf = async (client: Client, table: string): Promise<ColumnKinds> => ({ numbers: await columnsOf(client, table, ['integer', 'bigint']), files: await columnsOf(client, table, ['bytea']) });

function fitsColumn(value: unknown, column: string, { numbers, files }: ColumnKinds): boolean {
  if (value === null) return true;
  if (files.has(column)) return value instanceof Uint8Array;
  return numbers.has(column) ? typeof value === 'bigint' || typeof value === 'number' : typeof value === 'string';
}

/** Asserts that each value matches the type of its PostgreSQL column, because SQLite accepts any type. @throws Error naming the column */
function assertKinds(table: string, row: StoredRow, kinds: ColumnKinds): void {
  for (const [column, value] of Object.entries(row)) {
    if (!fitsColumn(value, column, kinds)) throw new OperatorError(`${table}.${column} has a ${typeof value}, which PostgreSQL would store differently.`);
  }
}

async function insert(client: Client, table: string, rows: readonly StoredRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.flatMap((row) => columns.map((column) => row[column]));
  const places = rows.map((_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join(', ')})`).join(', ');
  try {
    await client.query(`insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) values ${places}`, values);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    // PostgreSQL names the conflicting row in the error's detail.
    throw new OperatorError(`PostgreSQL refuses a row of ${table}: ${error.message}. ${error.detail ?? ''}`.trim(), { cause: error });
  }
}

/** Copies one table and verifies it by reading it back: the same rows, compared one by one, in any order. */
async function copyTable(client: Client, sqlite: DatabaseSync, table: string): Promise<void> {
  const kinds = await kindsOf(client, table);
  const many = kinds.files.size > 0 ? MANY_FILES : MANY;
  const missing = new Map<string, number>();
  let waiting: StoredRow[] = [];
  const flush = async () => {
    if (waiting.length > 0) await insert(client, table, waiting);
    waiting = [];
  };
  for (const row of rowsOf(sqlite, table)) {
    assertKinds(table, row, kinds);
    const sum = rowSum(row);
    missing.set(sum, (missing.get(sum) ?? 0) + 1);
    waiting.push(row);
    if (waiting.length === many) await flush();
  }
  await flush();
  for await (const row of postgresRows(client, table)) {
    const sum = rowSum(row);
    const count = missing.get(sum) ?? 0;
    if (count === 0) throw new OperatorError(`A row of ${table} was stored differently.`);
    if (count === 1) missing.delete(sum);
    else missing.set(sum, count - 1);
  }
  if (missing.size > 0) throw new OperatorError(`${missing.size} rows of ${table} are missing.`);
}

/** Returns whether a file has the schema of this version. */
async function isCurrent(file: string): Promise<boolean> {
  const db = new Kysely<Tables>({ dialect: sqliteDialectOf(new DatabaseSync(file, { readOnly: true })) });
  try {
    return await isUpToDate(db);
  } finally {
    await db.destroy();
  }
}

/** Creates the empty tables. */
async function makeTables(url: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 2 }) }) });
  try {
    await migrate(db, {});
  } finally {
    await db.destroy();
  }
}

async function clear(client: Client): Promise<void> {
  for (const table of await postgresTables(client)) await client.query(`drop table "${table}" cascade`);
}

/**
 * Moves all data from the SQLite file of a folder to an empty PostgreSQL database. All rows are copied in one transaction, read back and compared one
 * by one. On failure the target is empty again; the file is never written to.
 * @returns sums of the moved rows
 * @throws DatabaseBusyError while a server runs on either; Error when the target is not empty, the file is of an older version, or a row differs
 */
export async function migrateToPostgres(dataDir: string, url: string): Promise<Sums> {
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) throw new OperatorError(`There is no ${file} to move.`);
  const lock = lockFolder(dataDir);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    const sqlite = new DatabaseSync(file, { readOnly: true, readBigInts: true });
    try {
      if (!(await isCurrent(file))) throw new OperatorError('The SQLite file has an older schema: start the server once without DATABASE_URL, stop it, then migrate.');
      await client.connect();
      await acquireExclusiveLock(client);
      if ((await postgresTables(client)).length > 0) throw new OperatorError('The target already has tables: use an empty database.');
      try {
        await makeTables(url);
        await client.query('begin');
        const tables = tablesOf(sqlite).filter((table) => !OF_MIGRATIONS.has(table));
        for (const table of tables) await client.query(`delete from "${table}"`);
        for (const table of sortByForeignKeys(tables, referencesOf(sqlite, tables))) await copyTable(client, sqlite, table);
        await client.query('commit');
        const [sent, arrived] = [readSqliteSums(file), await readDatabaseSums(url)].map((sums) => Object.fromEntries(Object.entries(sums).filter(([table]) => !OF_MIGRATIONS.has(table))));
        const faults = differences(sent ?? {}, arrived ?? {});
        if (faults.length > 0) throw new OperatorError(faults.join(' '));
        return arrived ?? {};
      } catch (error) {
        await client.query('rollback').catch(() => {});
        await clear(client);
        throw error;
      }
    } finally {
      sqlite.close();
    }
  } finally {
    await client.end().catch(() => {});
    lock.close();
  }
}
