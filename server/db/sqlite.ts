import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { OperatorError } from '../operatorError';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

/** Thrown when another process holds the database. */
export class DatabaseBusyError extends OperatorError {
  override name = 'DatabaseBusyError';
}

/** File name of the database in its folder. */
export const DATABASE_FILE = 'boucane.sqlite';

/** Statements worth caching as prepared: transaction control, and reads and writes of rows. */
const REPEATED = /^(begin|commit|savepoint|release|select|insert|update|delete)\b/;
const MAX_PREPARED = 300;

const NOTHING: SqliteStatement = { reader: false, all: () => [], run: () => ({ changes: 0, lastInsertRowid: 0 }), *iterate() {} };

/** Checks a parameter's type, because Kysely passes parameters as unknown and node:sqlite does not accept booleans. */
function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored`);
}

/**
 * Locks the folder for this process. The lock is an open transaction on a separate file, so the operating system releases the lock when the process
 * ends, even after a crash.
 * @throws DatabaseBusyError when another process holds the lock for more than two seconds
 */
export function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'boucane.lock'), { timeout: 2000 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock.close();
    throw new DatabaseBusyError(`Another Boucane already runs on ${folder}: stop it first, or give this one its own DATA_DIR.`);
  }
}

/** Kysely dialect for an open SQLite file. @param closed called once the file is closed */
export function sqliteDialectOf(sqlite: DatabaseSync, closed: () => void = () => {}): SqliteDialect {
  // Cached statements stay valid, because SQLite re-prepares them itself after a schema change.
  const prepared = new LRUCache<string, SqliteStatement>({ max: MAX_PREPARED });
  const database: SqliteDatabase = {
    close() {
      prepared.clear();
      sqlite.close();
      closed();
    },
    prepare(sql) {
      // On a full disk, SQLite rolls back by itself. Kysely's own rollback would then fail and hide the original error.
      if (sql === 'rollback' && !sqlite.isTransaction) return NOTHING;
      const known = prepared.get(sql);
      if (known) return known;
      // Kysely sends a plain BEGIN, with which a read-then-write transaction can fail with SQLITE_BUSY. BEGIN IMMEDIATE avoids this.
      const statement = sqlite.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const fresh: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run: (parameters) => statement.run(...parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      };
      // DDL runs only once, and the result columns of pragmas may change with the schema.
      if (REPEATED.test(sql)) prepared.set(sql, fresh);
      return fresh;
    },
  };
  return new SqliteDialect({ database });
}

/** Restricts the database and SQLite's auxiliary files to the current user, regardless of the umask and folder permissions. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

/**
 * Kysely dialect for the SQLite file in a folder. Creates the file if missing.
 * @throws DatabaseBusyError when another process has the file open
 */
export function sqliteDialect(folder: string): SqliteDialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const file = join(folder, DATABASE_FILE);
  makePrivate(file);
  const sqlite = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  // `full`: an acknowledged booking must survive a power failure. `secure_delete`: deleted data is overwritten.
  sqlite.exec('pragma journal_mode=wal; pragma synchronous=full; pragma secure_delete=on;');
  // A file created before secure_delete was enabled contains remains of deleted data, so it is rewritten once.
  if (sqlite.prepare('pragma user_version').get()?.['user_version'] === 0) sqlite.exec('vacuum; pragma user_version=1;');
  return sqliteDialectOf(sqlite, () => lock.close());
}
