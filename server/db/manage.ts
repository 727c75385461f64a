import type { Kysely, Transaction } from 'kysely';
import { hashToken, newToken } from '../auth/tokens';
import type { Tables } from './schema';

/** Creates a token for a request, without storing it: the mail that contains the token is built before the request is stored. */
export const newManageToken = newToken;

/** Stores the hash of a token that grants access to a request. */
export async function insertManageToken(trx: Transaction<Tables>, { bookingId, token, now }: { bookingId: string; token: string; now: Date }): Promise<void> {
  await trx.insertInto('manage_token').values({ token_hash: hashToken(token), booking_id: bookingId, created_at: now.toISOString() }).execute();
}

/** Returns the id of the request that a token grants access to, or null. */
export async function findByToken(db: Kysely<Tables>, token: string): Promise<string | null> {
  const row = await db.selectFrom('manage_token').select('booking_id').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  return row?.booking_id ?? null;
}

/** Invalidates the links to a request: all of them, or those that were made before an instant. */
export async function dropManageTokens(trx: Transaction<Tables>, bookingId: string, before: string | null = null): Promise<void> {
  const all = trx.deleteFrom('manage_token').where('booking_id', '=', bookingId);
  await (before === null ? all : all.where('created_at', '<', before)).execute();
}
