import { sql } from 'kysely';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import type { Handler } from '../http/api';
import { busy } from '../http/problem';
import type { Parts } from '../parts';

/** @throws Problem 503 when the database is away, or its file was found damaged when the server started */
async function assertSound({ database }: Parts): Promise<void> {
  if (database.damage.length > 0) throw busy(60);
  await sql`select 1`.execute(database.db);
}

/** `GET /health`: whether bookings can be taken, so the database is asked. */
export const health =
  (parts: Parts): Handler<(typeof ENDPOINTS)['health']> =>
  async () => {
    await assertSound(parts);
    return { status: 'ok' };
  };

/** `GET /ready`: whether to send visitors here. A server that starts, changes its tables or stops answers 503 before it comes to this. */
export const ready =
  (parts: Parts): Handler<(typeof ENDPOINTS)['ready']> =>
  async () => {
    await assertSound(parts);
    return { status: 'ready' };
  };
