import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema';

type Work<Result> = (trx: Transaction<Tables>) => Promise<Result>;

interface Waiting {
  work: Work<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** So many transactions share a commit at most: the last of them waits for all. */
const MOST = 32;

const SAVED = 'each';

/**
 * Transactions over one connection that share their commits: a disk is asked to keep what it was given once for all that came in
 * the same turn, and nobody is told of a success before that. Each is undone alone when it fails; when the commit itself fails, all
 * of them have failed.
 */
export function sharedCommits(db: Kysely<Tables>): <Result>(work: Work<Result>) => Promise<Result> {
  const waiting: Waiting[] = [];
  let busy = false;

  async function commit(group: readonly Waiting[]): Promise<void> {
    const told: (() => void)[] = [];
    const all = await db.startTransaction().execute();
    try {
      for (const { work, resolve, reject } of group) {
        const one = await all.savepoint(SAVED).execute();
        try {
          const value = await work(one);
          await one.releaseSavepoint(SAVED).execute();
          told.push(() => resolve(value));
        } catch (error) {
          try {
            await one.rollbackToSavepoint(SAVED).execute();
          } catch {
            // SQLite has undone everything by itself, as a full disk makes it: there is nothing to go back to, and this is why.
            throw error;
          }
          told.push(() => reject(error));
        }
      }
      await all.commit().execute();
    } catch (error) {
      if (!all.isCommitted && !all.isRolledBack) await all.rollback().execute();
      throw error;
    }
    for (const tell of told) tell();
  }

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      // Whoever else has arrived by now gets as far as this queue first.
      await turn();
      const group = waiting.splice(0, MOST);
      await commit(group).catch((error: unknown) => {
        for (const { reject } of group) reject(error);
      });
    }
    busy = false;
  }

  return <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (busy) return;
      busy = true;
      void commitAll();
    });
}
