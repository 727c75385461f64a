import type { Kysely } from 'kysely';
import { SESSION_HOURS } from '../../src/contract/business';
import type { MemberData } from '../../src/contract/memberData';
import type { User } from '../../src/contract/user';
import { hashToken, newToken } from '../auth/tokens';
import type { Tables } from './schema';

/** Opens a session that lasts twelve hours. @returns the token, of which only the hash is stored */
export async function openSession(db: Kysely<Tables>, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_HOURS * 3_600_000).toISOString(),
    })
    .execute();
  return token;
}

/** Returns the user of a session token, with the current role. Null when the session is unknown or expired, or the user is disabled. */
export async function userOfToken(db: Kysely<Tables>, token: string, now: Date): Promise<User | null> {
  const user = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .select(['user.id', 'user.username', 'user.email', 'user.name', 'user.role'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now.toISOString())
    .where('user.disabled', '=', 0)
    .executeTakeFirst();
  return user ?? null;
}

/** Ends the session of a token, if any. */
export async function closeSession(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends all sessions of a user. */
export async function closeSessionsOf(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}

/** Lists the login times of a user's stored sessions, without tokens. */
export async function listSessionsOf(db: Kysely<Tables>, userId: string): Promise<MemberData['sessions']> {
  return db.selectFrom('session').select(['created_at as createdAt', 'expires_at as expiresAt']).where('user_id', '=', userId).orderBy('created_at').execute();
}
