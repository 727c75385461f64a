import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../src/contract/language';
import type { Account, Role, User } from '../../src/contract/user';
import type { Page } from './catalogue';
import type { Tables, UserTable } from './schema';

/** An account with what signing in needs; never answered as it is. */
export interface Credentials {
  account: Account;
  passwordHash: string;
}

const accountOf = ({ id, username, email, name, role, language, disabled, created_at, version }: Selectable<UserTable>): Account => ({
  id,
  username,
  email,
  name,
  role,
  language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  disabled: disabled !== 0,
  createdAt: created_at,
  version,
});

const credentialsOf = (row: Selectable<UserTable> | undefined): Credentials | null => (row ? { account: accountOf(row), passwordHash: row.password_hash } : null);

/** What everybody may know of an account that is their own. */
export const userOf = ({ id, username, email, name, role }: Account): User => ({ id, username, email, name, role });

/** The account that answers to a username or an e-mail address, in any case of letters; null when there is none. */
export async function findLogin(db: Kysely<Tables>, login: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom('user')
    .selectAll()
    .where((where) => where.or([sql<boolean>`lower(username) = lower(${login})`, sql<boolean>`lower(email) = lower(${login})`]))
    // A username wins over another person's address that reads the same.
    .orderBy(sql`case when lower(username) = lower(${login}) then 0 else 1 end`)
    .limit(1)
    .executeTakeFirst();
  return credentialsOf(row);
}

/** One account by its id; null when there is none. */
export async function findCredentials(db: Kysely<Tables>, id: string): Promise<Credentials | null> {
  return credentialsOf(await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst());
}

/** The account of an e-mail address, in any case of letters; null when there is none. */
export async function findByEmail(db: Kysely<Tables>, email: string): Promise<Account | null> {
  const row = await db.selectFrom('user').selectAll().where(sql<boolean>`lower(email) = lower(${email})`).executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** Whether somebody goes by a username, in any case of letters. */
export async function isUsernameTaken(db: Kysely<Tables>, username: string): Promise<boolean> {
  return (await db.selectFrom('user').select('id').where(sql<boolean>`lower(username) = lower(${username})`).executeTakeFirst()) !== undefined;
}

/** A page of the accounts, the oldest first. */
export async function listAccounts(db: Kysely<Tables>, { limit, offset }: { limit: number } & Page): Promise<Account[]> {
  const rows = await db.selectFrom('user').selectAll().orderBy('created_at').orderBy('id').limit(limit).offset(offset).execute();
  return rows.map(accountOf);
}

/** Whether nobody has an account yet. */
export async function hasNoUser(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Whether nobody else could do what this administrator does, were they gone. */
export async function isLastAdministrator(db: Kysely<Tables>, id: string): Promise<boolean> {
  const able = await db.selectFrom('user').select('id').where('role', '=', 'admin').where('disabled', '=', 0).execute();
  return able.length === 1 && able[0]?.id === id;
}

export interface NewUser {
  username: string;
  email: string;
  name: string;
  role: Role;
  passwordHash: string;
  language?: Language;
  disabled?: boolean;
}

/** Adds a user. @throws a `taken` failure when the username or the address is in use */
export async function insertUser(db: Kysely<Tables>, { username, email, name, role, passwordHash, language = DEFAULT_LANGUAGE, disabled = false }: NewUser, now: Date): Promise<Account> {
  const values = { id: randomUUID(), username, email, name, role, language, disabled: disabled ? 1 : 0, password_hash: passwordHash, created_at: now.toISOString(), version: 1 };
  await db.insertInto('user').values(values).execute();
  return accountOf(values);
}

/** Changes what is given of a user; the version goes up. @throws a `taken` failure when the username or the address is in use */
export async function updateUser(db: Kysely<Tables>, id: string, { passwordHash, disabled, ...fields }: Partial<NewUser>): Promise<void> {
  await db
    .updateTable('user')
    .set({
      ...fields,
      ...(disabled === undefined ? {} : { disabled: disabled ? 1 : 0 }),
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a user with their sessions, one-time tokens and mails. */
export async function deleteUser(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('user').where('id', '=', id).execute();
}
