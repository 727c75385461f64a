import type { Kysely } from 'kysely';
import { SESSION_HOURS } from '../../src/contract/business';
import type { MemberData } from '../../src/contract/memberData';
import type { User } from '../../src/contract/user';
import { hashToken, newToken } from '../auth/tokens';
import type { Tables } from './schema';

/** Opens a session of twelve hours. @returns its token, which is stored only as a hash */
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

/** Whose session a token is, with the role of this moment; null when it is unknown or over, or its user is disabled. */
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

/** Ends the session of a token, if it has one. */
export async function closeSession(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends every session of a user. */
export async function closeSessionsOf(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}

/** When a user signed in, as far as it is still kept; never a token. */
export async function listSessionsOf(db: Kysely<Tables>, userId: string): Promise<MemberData['sessions']> {
  return db.selectFrom('session').select(['created_at as createdAt', 'expires_at as expiresAt']).where('user_id', '=', userId).orderBy('created_at').execute();
}
