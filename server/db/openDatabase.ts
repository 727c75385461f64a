import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool } from 'pg';
import type { Config } from '../config';
import type { Log } from '../log';
import { failureOf } from './failures';
import { migrate } from './migrations';
import { readRecently, type Recently } from './recently';
import type { Tables } from './schema';
import type { Seed } from './seed/seed';
import { sharedCommits } from './sharedCommits';
import { sqliteDialect } from './sqlite';

export interface Database {
  db: Kysely<Tables>;
  engine: 'sqlite' | 'postgres';
  /** PostgreSQL's connections, which the rate limits share; null on SQLite. */
  pool: Pool | null;
  /**
   * Runs `work` as one transaction that either happens whole or not at all, and alone: immediate on SQLite, serializable on
   * PostgreSQL, where a conflict runs it again. So `work` must do nothing but queries.
   * @throws whatever `work` throws, or the database's own error
   */
  transaction<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * The same for work whose first query changes a row that all such work changes, and for work that only adds rows and learns by their
   * keys that another was faster: on PostgreSQL it waits there (read committed) instead of being run again, so that hundreds at once
   * all get through.
   */
  inTurn<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** What SQLite finds wrong with its file, a sentence each; none for a sound one, and on PostgreSQL, which looks after itself. */
  damage: readonly string[];
  /**
   * Has what was deleted leave the journal too; PostgreSQL does so in its own time.
   * @param whole writes the file anew, because one that was restored may hold remains that no deletion can reach
   */
  scrub(options?: { whole: boolean }): Promise<void>;
  /** Reads what many ask for at once, see `Recently`. Not within a transaction. */
  recently: Recently['read'];
  close(): Promise<void>;
}

const MOST_ATTEMPTS = 12;

function openPool(url: string, log: Log): Pool {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 3000, statement_timeout: 5000, keepAlive: true });
  // Without listeners a connection that PostgreSQL closes would end the process: the pool listens to those that are idle, and nobody
  // to one that is lent out, between two questions of a transaction.
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'a database connection was lost')));
  pool.on('error', () => {});
  return pool;
}

/** Runs a transaction again, a little later each time, while it only lost against another. */
async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || failureOf(error) !== 'conflict') throw error;
      await pause(Math.random() * 10 * attempt);
    }
  }
}

/** What SQLite itself finds wrong with the file; indexes are not compared with their tables, which would take as long as a back-up. */
async function damageOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
  return rows.map(({ quick_check: said }) => said).filter((said) => said !== 'ok');
}

/** Warns of a data folder that other users of the machine can enter. Windows has no such modes. */
function warnOfOpenFolder(dataDir: string, log: Log): void {
  const mode = statSync(dataDir).mode & 0o777;
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) log.warn({ dataDir, mode: mode.toString(8) }, 'other users of this machine can enter the data folder: chmod 700 closes it');
}

/**
 * Opens the database that the configuration names, brings its tables up to date and, the first time, fills the catalogue.
 * @param beforeChange is waited for before the tables of a database in use are changed
 * @throws DatabaseBusyError when another process holds the SQLite file; the engine's error when it cannot be reached
 */
export async function openDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, { log, seed, beforeChange }: { log: Log; seed: Seed; beforeChange?: () => Promise<void> }): Promise<Database> {
  const pool = databaseUrl === null ? null : openPool(databaseUrl, log);
  const { plugin, read, forget } = readRecently();
  const db = new Kysely<Tables>({ dialect: pool ? new PostgresDialect({ pool }) : sqliteDialect(dataDir), plugins: [plugin] });
  if (!pool) warnOfOpenFolder(dataDir, log);
  try {
    await migrate(db, seed, beforeChange);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const alone = sharedCommits(db);
  return {
    db,
    damage: pool ? [] : await damageOf(db),
    engine: pool ? 'postgres' : 'sqlite',
    pool,
    scrub: async ({ whole } = { whole: false }) => {
      if (pool) return;
      if (whole) await sql`vacuum`.execute(db);
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    recently: read,
    transaction: (work) => (pool ? retried(() => db.transaction().setIsolationLevel('serializable').execute(work)).finally(forget) : alone(work)),
    inTurn: (work) => (pool ? retried(() => db.transaction().setIsolationLevel('read committed').execute(work)).finally(forget) : alone(work)),
    close: () => db.destroy(),
  };
}
