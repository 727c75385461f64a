import type { Kysely } from 'kysely';
import { hashToken, newToken } from '../auth/tokens';
import type { Tables } from './schema';

export type Purpose = 'setup' | 'reset' | 'data-export';

const HOUR_MS = 3_600_000;

/** Submitted token with its expected purpose. */
interface Claim {
  purpose: Purpose;
  token: string;
  now: Date;
}

/**
 * Issues a single-use token that is valid for one hour, or for `lifeMs`. @returns the token, of which only the hash is stored
 * @param userId owner of the token; older tokens of the user for the same purpose are invalidated
 */
export async function issueToken(db: Kysely<Tables>, { purpose, now, userId = null, lifeMs = HOUR_MS }: Omit<Claim, 'token'> & { userId?: string | null; lifeMs?: number }): Promise<string> {
  if (userId !== null) await db.deleteFrom('one_time_token').where('purpose', '=', purpose).where('user_id', '=', userId).execute();
  const token = newToken();
  await db
    .insertInto('one_time_token')
    .values({ token_hash: hashToken(token), purpose, expires_at: new Date(now.getTime() + lifeMs).toISOString(), used_at: null, user_id: userId })
    .execute();
  return token;
}

/** Finds a valid token and its user. Returns null when the token is unknown, expired or used. */
export async function findUnspent(db: Kysely<Tables>, { purpose, token, now }: Claim): Promise<{ userId: string | null } | null> {
  const row = await db
    .selectFrom('one_time_token')
    .select('user_id as userId')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a token. @returns false when it is unknown, expired or already used, including by a concurrent request */
export async function spendToken(db: Kysely<Tables>, { purpose, token, now }: Claim): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_token')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes a used token usable again, because what it was used for did not happen. It expires as before. */
export async function restoreToken(db: Kysely<Tables>, { purpose, token }: Omit<Claim, 'now'>): Promise<void> {
  await db.updateTable('one_time_token').set({ used_at: null }).where('token_hash', '=', hashToken(token)).where('purpose', '=', purpose).execute();
}

/** Invalidates all tokens of a user, because the account data that they were issued for has changed. */
export async function dropTokensOf(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('one_time_token').where('user_id', '=', userId).execute();
}
