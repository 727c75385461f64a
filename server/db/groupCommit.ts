import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema';

type Work<Result> = (trx: Transaction<Tables>) => Promise<Result>;

interface Waiting {
  work: Work<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Maximum number of transactions per group commit, because the last one delays all others. */
const MAX_TRANSACTIONS = 32;

const SAVED = 'each';

/**
 * Group commit: transactions queued in the same tick run as savepoints of one transaction, so the disk is synced once. None resolves before the
 * commit. A failing transaction rolls back alone; if the commit fails, all of them reject.
 */
export function groupCommit(db: Kysely<Tables>): <Result>(work: Work<Result>) => Promise<Result> {
  const waiting: Waiting[] = [];
  let busy = false;

  async function commit(group: readonly Waiting[]): Promise<void> {
    const callbacks: (() => void)[] = [];
    const all = await db.startTransaction().execute();
    try {
      for (const { work, resolve, reject } of group) {
        const one = await all.savepoint(SAVED).execute();
        try {
          const value = await work(one);
          await one.releaseSavepoint(SAVED).execute();
          callbacks.push(() => resolve(value));
        } catch (error) {
          try {
            await one.rollbackToSavepoint(SAVED).execute();
          } catch {
            // SQLite has already rolled back the whole transaction, for example because the disk is full. There is no savepoint to return to, so the
            // original error is thrown.
            throw error;
          }
          callbacks.push(() => reject(error));
        }
      }
      await all.commit().execute();
    } catch (error) {
      if (!all.isCommitted && !all.isRolledBack) await all.rollback().execute();
      throw error;
    }
    for (const callback of callbacks) callback();
  }

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      // Yields once, so that other transactions that have already arrived join this group.
      await turn();
      const group = waiting.splice(0, MAX_TRANSACTIONS);
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
