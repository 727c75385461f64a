import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../log';
import { DatabaseBusyError } from './sqlite';

/** Under which PostgreSQL keeps who is there; any number that nobody else takes. */
const KEY = 20_261_122;
const AGAIN_MS = 2000;

const asked = async (client: Client, question: string): Promise<boolean> => (await client.query<{ yes: boolean }>(`select ${question}(${KEY}) as yes`)).rows[0]?.yes === true;

/**
 * Says on a PostgreSQL that a server runs on it, for as long as it does: many may, but nobody replaces the tables under them.
 * The word is the connection's own and ends with it; a connection that was lost is made anew.
 * @returns the way to take it back
 * @throws DatabaseBusyError while the tables are being replaced
 */
export async function announce(url: string, log: Pick<Log, 'warn'>): Promise<{ leave: () => Promise<void> }> {
  let client: Client | null = null;
  let left = false;
  const connect = async () => {
    const fresh = new Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true, application_name: 'boucane presence' });
    // An error is followed by the end.
    fresh.on('error', (err) => log.warn({ err }, 'the connection that says we are here was lost'));
    try {
      await fresh.connect();
      if (!(await asked(fresh, 'pg_try_advisory_lock_shared'))) throw new DatabaseBusyError('A back-up is being restored to this database: wait until it is.');
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

/** Keeps every server away from the database until the connection ends. @throws DatabaseBusyError while one runs on it */
export async function claimAlone(client: Client): Promise<void> {
  if (!(await asked(client, 'pg_try_advisory_lock'))) throw new DatabaseBusyError('A Boucane runs on this database: stop it first.');
}
