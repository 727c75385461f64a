import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE, lockFolder } from '../db/sqlite';
import { OperatorError } from '../operatorError';
import { fsync } from './backupFiles';
import { tableSum, type StoredRow, type Sums } from './checksums';

/** Opens a file read-only. */
const openToRead = (path: string): DatabaseSync => new DatabaseSync(path, { readOnly: true, timeout: 5000 });

/** Table names of a file, without SQLite's internal tables. */
export const tablesOf = (sqlite: DatabaseSync): string[] =>
  sqlite.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite^_%' escape '^' order by name").all().map(({ name }) => String(name));

/** Iterates over the rows of a table. */
export const rowsOf = (sqlite: DatabaseSync, table: string): Iterable<StoredRow> => sqlite.prepare(`select * from "${table}"`).iterate();

function sumsOf(sqlite: DatabaseSync): Sums {
  const sums: Sums = {};
  for (const table of tablesOf(sqlite)) {
    const { add, sum } = tableSum();
    for (const row of rowsOf(sqlite, table)) add(row);
    sums[table] = sum();
  }
  return sums;
}

/**
 * Makes a consistent copy of the database file in a folder, while a server may continue to write to it.
 * @param target an absolute path that does not exist yet
 * @returns checksums of the copy's content
 */
export async function copySqlite(dataDir: string, target: string): Promise<Sums> {
  // SQLite accepts an empty file as the target and keeps its file mode.
  await writeFile(target, '', { mode: 0o600, flag: 'wx' });
  const source = openToRead(join(dataDir, DATABASE_FILE));
  try {
    source.prepare('vacuum into ?').run(target);
  } finally {
    source.close();
  }
  return readSqliteSums(target);
}

/** Computes checksums of a backup's content. @throws SQLite's error when the file is not a database */
export function readSqliteSums(path: string): Sums {
  const sqlite = openToRead(path);
  try {
    return sumsOf(sqlite);
  } finally {
    sqlite.close();
  }
}

/** Problems found by SQLite's integrity check, one sentence each. */
export function sqliteFaults(path: string): string[] {
  const sqlite = openToRead(path);
  try {
    const messages = sqlite.prepare('pragma integrity_check').all().map((row) => String(row['integrity_check']));
    const strays = sqlite.prepare('pragma foreign_key_check').all().map(({ table }) => `A row of ${String(table)} violates a foreign key.`);
    return [...messages.filter((text) => text !== 'ok'), ...strays];
  } finally {
    sqlite.close();
  }
}

/**
 * Replaces a folder's database file with a backup. The previous files are moved to `replaced-…` in the same folder, never deleted.
 * @throws DatabaseBusyError while a server uses the folder; Error when a database exists and `overwrite` is false
 */
export async function restoreSqlite(copy: string, dataDir: string, { overwrite, now }: { overwrite: boolean; now: Date }): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  try {
    const file = join(dataDir, DATABASE_FILE);
    if (existsSync(file)) {
      if (!overwrite) throw new OperatorError(`${file} already exists: use --overwrite to replace it (it is moved aside).`);
      await setAside(dataDir, file, now);
    }
    const partial = `${file}.partial`;
    await copyFile(copy, partial);
    await fsync(partial);
    await rename(partial, file);
    await fsync(dataDir);
  } finally {
    lock.close();
  }
}

/** Moves the previous database away, with its WAL files: SQLite would otherwise replay the old log into the restored copy. */
async function setAside(dataDir: string, file: string, now: Date): Promise<void> {
  const aside = join(dataDir, `replaced-${now.toISOString().replaceAll(':', '-')}`);
  await mkdir(aside, { mode: 0o700 });
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(`${file}${ending}`)) await copyFile(`${file}${ending}`, join(aside, `${DATABASE_FILE}${ending}`));
  }
  await fsync(aside);
  for (const ending of ['-wal', '-shm']) await rm(`${file}${ending}`, { force: true });
}
