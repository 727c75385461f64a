import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Role, User } from '../../src/contract/user';
import type { Tables } from './schema';

/** A user with what signing in needs; never answered as it is. */
export interface Account {
  user: User;
  passwordHash: string;
  disabled: boolean;
}

/** The account that answers to a username or an e-mail address, in any case of letters; null when there is none. */
export async function findAccount(db: Kysely<Tables>, login: string): Promise<Account | null> {
  const row = await db
    .selectFrom('user')
    .selectAll()
    .where((where) => where.or([sql<boolean>`lower(username) = lower(${login})`, sql<boolean>`lower(email) = lower(${login})`]))
    // A username wins over another person's address that reads the same.
    .orderBy(sql`case when lower(username) = lower(${login}) then 0 else 1 end`)
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id, username, email, name, role } = row;
  return { user: { id, username, email, name, role }, passwordHash: row.password_hash, disabled: row.disabled !== 0 };
}

/** Whether nobody has an account yet. */
export async function hasNoUser(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) === undefined;
}

export interface NewUser {
  username: string;
  email: string;
  name: string;
  role: Role;
  passwordHash: string;
}

/** Adds a user. @throws a `taken` failure when the username or the address is in use */
export async function insertUser(db: Kysely<Tables>, { passwordHash, ...fields }: NewUser, now: Date): Promise<User> {
  const user = { id: randomUUID(), ...fields };
  await db.insertInto('user').values({ ...user, password_hash: passwordHash, created_at: now.toISOString() }).execute();
  return user;
}
