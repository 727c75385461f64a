import { sql } from 'kysely';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import type { Handler } from '../http/api';
import { busy } from '../http/httpError';
import type { AppDependencies } from '../dependencies';

/** Asserts that the database is usable. @throws Problem 503 when the database is unavailable, or its file was found damaged at the server's start */
async function assertSound({ database }: AppDependencies): Promise<void> {
  if (database.damage.length > 0) throw busy(60);
  await sql`select 1`.execute(database.db);
}

/** `GET /health`: whether bookings can be stored, checked with a query to the database. */
export const health =
  (parts: AppDependencies): Handler<(typeof ENDPOINTS)['health']> =>
  async () => {
    await assertSound(parts);
    return { status: 'ok' };
  };

/**
 * `GET /ready`: readiness for traffic. While the server starts, migrates its tables or shuts down, requests get 503 before they reach this handler.
 */
export const ready =
  (parts: AppDependencies): Handler<(typeof ENDPOINTS)['ready']> =>
  async () => {
    await assertSound(parts);
    return { status: 'ready' };
  };
