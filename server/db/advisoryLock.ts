import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../log';
import { DatabaseBusyError } from './sqlite';

/** Key of the PostgreSQL advisory lock for running servers. Arbitrary, but must be unique. */
const KEY = 20_261_122;
const AGAIN_MS = 2000;

const asked = async (client: Client, question: string): Promise<boolean> => (await client.query<{ yes: boolean }>(`select ${question}(${KEY}) as yes`)).rows[0]?.yes === true;

/**
 * Holds a shared advisory lock on PostgreSQL while the server runs, so that the tables cannot be replaced in the meantime. Several servers may hold
 * the lock. The lock ends with its connection; a lost connection is re-established.
 * @returns a function that releases the lock
 * @throws DatabaseBusyError while the tables are being replaced
 */
export async function acquireSharedLock(url: string, log: Pick<Log, 'warn'>): Promise<{ leave: () => Promise<void> }> {
  let client: Client | null = null;
  let left = false;
  const connect = async () => {
    const fresh = new Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true, application_name: 'boucane presence' });
    // Only logs, because an error is followed by an `end` event.
    fresh.on('error', (err) => log.warn({ err }, 'the connection that holds the advisory lock was lost'));
    try {
      await fresh.connect();
      if (!(await asked(fresh, 'pg_try_advisory_lock_shared'))) throw new DatabaseBusyError('A backup is being restored to this database: wait until it is finished.');
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    fresh.once('end', () => {
      if (!left) void again();
    });
  };
  const again = async () => {
    client = null;
    while (!left) {
      await pause(AGAIN_MS, undefined, { ref: false });
      if (await connect().then(() => true, () => false)) return;
    }
  };
  await connect();
  return {
    async leave() {
      left = true;
      await client?.end().catch(() => {});
    },
  };
}

/**
 * Takes the exclusive advisory lock, so that no server can use the database until the connection ends. @throws DatabaseBusyError while a server uses
 * the database
 */
export async function acquireExclusiveLock(client: Client): Promise<void> {
  if (!(await asked(client, 'pg_try_advisory_lock'))) throw new DatabaseBusyError('A Boucane runs on this database: stop it first.');
}
