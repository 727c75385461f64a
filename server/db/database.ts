import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { ReadCache } from './readCache';
import type { Tables } from './schema';

export interface Database {
  db: Kysely<Tables>;
  engine: 'sqlite' | 'postgres';
  /** PostgreSQL connection pool, shared with the rate limits. Null on SQLite. */
  pool: Pool | null;
  /**
   * Runs `work` in an isolated transaction: immediate on SQLite, serializable on PostgreSQL, where `work` is retried on a conflict. `work` must
   * therefore have no side effects other than queries.
   * @throws any error of `work`, or the database's own error
   */
  transaction<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * Variant of `transaction` for work whose first query updates a row common to all such work, or that only inserts rows and detects conflicts by
   * unique keys. On PostgreSQL, it runs as read committed and waits for locks instead of being retried, so that hundreds of concurrent requests
   * succeed.
   */
  inTurn<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Problems in the SQLite file, one sentence each. Empty when the file is intact, and on PostgreSQL, which checks its own data. */
  damage: readonly string[];
  /**
   * Removes deleted data from the WAL too. PostgreSQL does this in its own time.
   * @param options.full rewrites the file, because a restored file may contain remains that no deletion can reach
   */
  scrub(options?: { full: boolean }): Promise<void>;
  /** Cached reads for data that many clients request at the same time, see `ReadCache`. Must not be used within a transaction. */
  recently: ReadCache['read'];
  close(): Promise<void>;
}
