import type { Kysely } from 'kysely';
import { hashToken, newToken } from '../auth/tokens';
import type { Tables } from './schema';

export type Purpose = 'setup' | 'reset';

const LIFE_MS = 3_600_000;

/** A token that came back, and what it shall be good for. */
interface Claim {
  purpose: Purpose;
  token: string;
  now: Date;
}

/**
 * Makes a token that works once, within the hour. @returns the token, which is stored only as a hash
 * @param userId whose it is; their older ones of the same purpose are over
 */
export async function issueToken(db: Kysely<Tables>, { purpose, now, userId = null }: Omit<Claim, 'token'> & { userId?: string | null }): Promise<string> {
  if (userId !== null) await db.deleteFrom('one_time_token').where('purpose', '=', purpose).where('user_id', '=', userId).execute();
  const token = newToken();
  await db
    .insertInto('one_time_token')
    .values({ token_hash: hashToken(token), purpose, expires_at: new Date(now.getTime() + LIFE_MS).toISOString(), used_at: null, user_id: userId })
    .execute();
  return token;
}

/** A token that could still be spent, with whose it is; null when it is unknown, over or spent. */
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

/** Spends a token. @returns false when it is unknown, over, or was spent before, even a moment ago by someone else */
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

/** Ends every token of a user: what a link was asked for has changed. */
export async function dropTokensOf(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('one_time_token').where('user_id', '=', userId).execute();
}
