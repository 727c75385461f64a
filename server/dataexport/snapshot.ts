import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { StoredRow } from '../backup/checksums';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Tables } from '../db/schema';
import { DATABASE_FILE, sqliteDialectOf } from '../db/sqlite';

/** Reads of one state of the database, while servers continue to write to it. */
export interface Snapshot extends Pick<Database, 'db' | 'engine'> {
  /** Iterates over the rows of a query without parameters, without loading all of them. One at a time. */
  stream: (query: CompiledQuery) => AsyncIterable<StoredRow>;
  close(): Promise<void>;
}

/** Rows that PostgreSQL returns at a time. */
const BATCH = 200;

function openSqliteSnapshot(dataDir: string): Snapshot {
  const sqlite = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true, timeout: 5000 });
  const db = new Kysely<Tables>({ dialect: sqliteDialectOf(sqlite) });
  // The first read of a transaction fixes the state that it sees.
  sqlite.exec('begin');
  sqlite.prepare('select count(*) from sqlite_schema').get();
  return {
    db,
    engine: 'sqlite',
    async *stream({ sql, parameters }) {
      yield* sqlite.prepare(sql).iterate(...(parameters as SQLInputValue[]));
    },
    close: () => db.destroy(),
  };
}

async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {});
  const outer = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const db = await outer.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
    const run = async (sql: string): Promise<StoredRow[]> => (await db.executeQuery<StoredRow>(CompiledQuery.raw(sql))).rows;
    return {
      db,
      engine: 'postgres',
      async *stream({ sql }) {
        await run(`declare exporting no scroll cursor for ${sql}`);
        for (;;) {
          const rows = await run(`fetch ${BATCH} from exporting`);
          yield* rows;
          if (rows.length < BATCH) break;
        }
        await run('close exporting');
      },
      async close() {
        await db.rollback().execute().catch(() => {});
        await outer.destroy();
      },
    };
  } catch (error) {
    await outer.destroy();
    throw error;
  }
}

/** Opens a snapshot on a connection of its own, so that a long read does not hold up the server's queries. */
export const openSnapshot = async ({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Snapshot> => (databaseUrl === null ? openSqliteSnapshot(dataDir) : openPostgresSnapshot(databaseUrl));
