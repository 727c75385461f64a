import { sql } from 'kysely';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import type { Handler } from '../http/api';
import type { Parts } from '../parts';

/** `GET /health`: whether bookings can be taken, so the database is asked; when it is away the answer is the usual 503. */
export const health =
  ({ database }: Parts): Handler<(typeof ENDPOINTS)['health']> =>
  async () => {
    await sql`select 1`.execute(database.db);
    return { status: 'ok' };
  };

/** `GET /ready`: whether to send visitors here. A server that starts, changes its tables or stops answers 503 before it comes to this. */
export const ready =
  ({ database }: Parts): Handler<(typeof ENDPOINTS)['ready']> =>
  async () => {
    await sql`select 1`.execute(database.db);
    return { status: 'ready' };
  };
