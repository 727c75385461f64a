import type { Kysely, Transaction } from 'kysely';
import { hashToken, newToken } from '../auth/tokens';
import type { Tables } from './schema';

/** A token that opens a request and is not stored yet: a mail that holds it is written before the request is. */
export const newManageToken = newToken;

/** Has a token open a request from now on: only its hash is kept. */
export async function keepManageToken(trx: Transaction<Tables>, { bookingId, token, now }: { bookingId: string; token: string; now: Date }): Promise<void> {
  await trx.insertInto('manage_token').values({ token_hash: hashToken(token), booking_id: bookingId, created_at: now.toISOString() }).execute();
}

/** The request that a token opens; null when it opens none. */
export async function findByToken(db: Kysely<Tables>, token: string): Promise<string | null> {
  const row = await db.selectFrom('manage_token').select('booking_id').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  return row?.booking_id ?? null;
}

/** Closes every link to a request. */
export async function dropManageTokens(trx: Transaction<Tables>, bookingId: string): Promise<void> {
  await trx.deleteFrom('manage_token').where('booking_id', '=', bookingId).execute();
}
