import type { Kysely } from 'kysely';
import { hashToken, newToken } from '../auth/tokens';
import type { Tables } from './schema';

/** Number of days that a browser stays known after its last login. */
export const KNOWN_DAYS = 365;

/** Whether a browser with this token has logged in to an account before. */
export async function isKnownBrowser(db: Kysely<Tables>, { token, userId, now }: { token: string; userId: string; now: Date }): Promise<boolean> {
  const row = await db.selectFrom('known_browser').select('user_id').where('token_hash', '=', hashToken(token)).where('user_id', '=', userId).where('expires_at', '>', now.toISOString()).executeTakeFirst();
  return row !== undefined;
}

/** Stores the browser that has just logged in, under a new token. @returns the token, of which only the hash is stored */
export async function rememberBrowser(trx: Kysely<Tables>, { known, userId, now }: { known: string | null; userId: string; now: Date }): Promise<string> {
  if (known !== null) await trx.deleteFrom('known_browser').where('token_hash', '=', hashToken(known)).where('user_id', '=', userId).execute();
  const token = newToken();
  await trx.insertInto('known_browser').values({ token_hash: hashToken(token), user_id: userId, expires_at: new Date(now.getTime() + KNOWN_DAYS * 86_400_000).toISOString() }).execute();
  return token;
}
