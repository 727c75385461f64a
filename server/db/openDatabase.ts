import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Config } from '../config';
import type { Log } from '../log';
import type { Database } from './database';
import { classifyDatabaseError } from './failures';
import { migrate } from './migrations';
import { createReadCache } from './readCache';
import type { Tables } from './schema';
import type { Seed } from './seed/seed';
import { groupCommit } from './groupCommit';
import { sqliteDialect } from './sqlite';

const MAX_ATTEMPTS = 12;

function openPool(url: string, log: Log): Pool {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 3000, statement_timeout: 5000, keepAlive: true });
  // Without error listeners, a connection closed by PostgreSQL would end the process: the pool only listens on idle connections, not on those checked
  // out between two queries of a transaction.
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'a database connection was lost')));
  pool.on('error', () => {});
  return pool;
}

/** Retries a transaction with increasing delays, as long as it fails by conflict. */
async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || classifyDatabaseError(error) !== 'conflict') throw error;
      await pause(Math.random() * 10 * attempt);
    }
  }
}

/** Runs SQLite's quick check. Indexes are not compared with their tables, because that would take as long as a backup. */
async function damageOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
  return rows.map(({ quick_check: message }) => message).filter((message) => message !== 'ok');
}

/** Warns when other users of the machine can access the data folder. Windows has no such modes. */
function warnOfOpenFolder(dataDir: string, log: Log): void {
  const mode = statSync(dataDir).mode & 0o777;
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) log.warn({ dataDir, mode: mode.toString(8) }, 'other users of this machine can read the data folder: chmod 700 prevents it');
}

/**
 * Opens the configured database, runs migrations and, the first time, seeds the catalogue.
 * @param beforeChange awaited before the tables of an existing database are changed
 * @throws DatabaseBusyError when another process holds the SQLite file; the engine's error when the database is unreachable
 */
export async function openDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, { log, seed, beforeChange }: { log: Log; seed: Seed; beforeChange?: () => Promise<void> }): Promise<Database> {
  const pool = databaseUrl === null ? null : openPool(databaseUrl, log);
  const { plugin, read, invalidate } = createReadCache();
  const db = new Kysely<Tables>({ dialect: pool ? new PostgresDialect({ pool }) : sqliteDialect(dataDir), plugins: [plugin] });
  if (!pool) warnOfOpenFolder(dataDir, log);
  try {
    await migrate(db, seed, beforeChange);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const alone = groupCommit(db);
  return {
    db,
    damage: pool ? [] : await damageOf(db),
    engine: pool ? 'postgres' : 'sqlite',
    pool,
    scrub: async ({ full } = { full: false }) => {
      if (pool) return;
      if (full) await sql`vacuum`.execute(db);
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    recently: read,
    transaction: (work) => (pool ? retried(() => db.transaction().setIsolationLevel('serializable').execute(work)).finally(invalidate) : alone(work)),
    inTurn: (work) => (pool ? retried(() => db.transaction().setIsolationLevel('read committed').execute(work)).finally(invalidate) : alone(work)),
    close: () => db.destroy(),
  };
}
