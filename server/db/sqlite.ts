import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { OperatorError } from '../operatorError';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

/** Another process holds the database file. */
export class DatabaseBusyError extends OperatorError {
  override name = 'DatabaseBusyError';
}

/** The database's file in its folder. */
export const DATABASE_FILE = 'boucane.sqlite';

/** Statements that are asked again and again: those of transactions, and whatever reads or writes rows. */
const REPEATED = /^(begin|commit|savepoint|release|select|insert|update|delete)\b/;
const MOST_PREPARED = 300;

const NOTHING: SqliteStatement = { reader: false, all: () => [], run: () => ({ changes: 0, lastInsertRowid: 0 }), *iterate() {} };

/** Kysely hands parameters as unknown; node:sqlite knows no booleans. */
function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored`);
}

/**
 * Takes the folder for this process alone. The lock is the operating system's own, held by an open transaction on a file of its
 * own, so it ends with the process, however that ends.
 * @throws DatabaseBusyError when a living process holds it for longer than two seconds
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

/** Kysely's dialect over an open SQLite file. @param closed is called once the file is closed */
export function sqliteDialectOf(sqlite: DatabaseSync, closed: () => void = () => {}): SqliteDialect {
  // SQLite itself prepares anew what the tables have changed under.
  const prepared = new LRUCache<string, SqliteStatement>({ max: MOST_PREPARED });
  const database: SqliteDatabase = {
    close() {
      prepared.clear();
      sqlite.close();
      closed();
    },
    prepare(sql) {
      // A full disk makes SQLite roll back by itself; Kysely's own rollback would then hide the error behind another.
      if (sql === 'rollback' && !sqlite.isTransaction) return NOTHING;
      const known = prepared.get(sql);
      if (known) return known;
      // Kysely sends a plain BEGIN, which loses read-then-write transactions to BUSY; IMMEDIATE loses none.
      const statement = sqlite.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const fresh: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run: (parameters) => statement.run(...parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      };
      // What changes the tables is asked once, and what pragmas answer with may change with them.
      if (REPEATED.test(sql)) prepared.set(sql, fresh);
      return fresh;
    },
  };
  return new SqliteDialect({ database });
}

/** Lets nobody but its own user read the database and what SQLite keeps beside it, whatever the umask and the folder allow. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

/**
 * Kysely's dialect over the SQLite file of a folder, which is made when it is missing.
 * @throws DatabaseBusyError when another process has it open
 */
export function sqliteDialect(folder: string): SqliteDialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const file = join(folder, DATABASE_FILE);
  makePrivate(file);
  const sqlite = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  // full: an acknowledged booking must survive a power cut. secure_delete: what was deleted is overwritten.
  sqlite.exec('pragma journal_mode=wal; pragma synchronous=full; pragma secure_delete=on;');
  // A file of before secure_delete holds remains of what was deleted: it is written anew, once.
  if (sqlite.prepare('pragma user_version').get()?.['user_version'] === 0) sqlite.exec('vacuum; pragma user_version=1;');
  return sqliteDialectOf(sqlite, () => lock.close());
}
