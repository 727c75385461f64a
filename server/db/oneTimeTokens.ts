import type { Kysely } from 'kysely';
import { hashToken, newToken } from '../auth/tokens';
import type { Tables } from './schema';

export type Purpose = 'setup';

const LIFE_MS = 3_600_000;

/** Makes a token that works once, within the hour. @returns the token, which is stored only as a hash */
export async function issueToken(db: Kysely<Tables>, purpose: Purpose, now: Date): Promise<string> {
  const token = newToken();
  await db.insertInto('one_time_token').values({ token_hash: hashToken(token), purpose, expires_at: new Date(now.getTime() + LIFE_MS).toISOString(), used_at: null }).execute();
  return token;
}

/** Whether a token could still be spent. */
export async function isUnspent(db: Kysely<Tables>, purpose: Purpose, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_token')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Spends a token. @returns false when it is unknown, over, or was spent before, even a moment ago by someone else */
export async function spendToken(db: Kysely<Tables>, purpose: Purpose, token: string, now: Date): Promise<boolean> {
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
