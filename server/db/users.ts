import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../src/contract/language';
import type { ListQuery } from '../../src/contract/listQuery';
import type { Account, Role, User } from '../../src/contract/user';
import { nameKey } from '../auth/nameKey';
import type { Page } from './catalogue';
import { inOrder, insertListing, listPage, updateListing } from './listing';
import type { Database } from './database';
import { saveDeleted, takeDeleted } from './softDelete';
import type { Tables, UserTable } from './schema';

/** Account with its password hash. Must never be sent to a client. */
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

const keysOf = ({ username, email }: { username: string; email: string }) => ({ username_key: nameKey(username), email_key: nameKey(email) });

const credentialsOf = (row: Selectable<UserTable> | undefined): Credentials | null => (row ? { account: accountOf(row), passwordHash: row.password_hash } : null);

/** Fields of an account that its own user may see. */
export const userOf = ({ id, username, email, name, role }: Account): User => ({ id, username, email, name, role });

/** Finds the account of a username or an e-mail address, case-insensitively. Returns null when there is none. */
export async function findLogin(db: Kysely<Tables>, login: string): Promise<Credentials | null> {
  const key = nameKey(login);
  const row = await db
    .selectFrom('user')
    .selectAll()
    .where((where) => where.or([where('username_key', '=', key), where('email_key', '=', key)]))
    // A username takes precedence over another account's identical e-mail address.
    .orderBy(sql`case when username_key = ${key} then 0 else 1 end`)
    .limit(1)
    .executeTakeFirst();
  return credentialsOf(row);
}

/** Finds an account by id, or returns null. */
export async function findCredentials(db: Kysely<Tables>, id: string): Promise<Credentials | null> {
  return credentialsOf(await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst());
}

/** Finds the account of an e-mail address, case-insensitively. Returns null when there is none. */
export async function findByEmail(db: Kysely<Tables>, email: string): Promise<Account | null> {
  const row = await db.selectFrom('user').selectAll().where('email_key', '=', nameKey(email)).executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** Whether an account has the username, case-insensitively. */
export async function isUsernameTaken(db: Kysely<Tables>, username: string): Promise<boolean> {
  return (await db.selectFrom('user').select('id').where('username_key', '=', nameKey(username)).executeTakeFirst()) !== undefined;
}

/** Returns a page of accounts, oldest first. */
export async function listAccounts(db: Kysely<Tables>, { limit, offset }: Page): Promise<Account[]> {
  const query = db.selectFrom('user').selectAll().orderBy('created_at').orderBy('id');
  const rows = await (limit === null ? query : query.limit(limit).offset(offset)).execute();
  return rows.map(accountOf);
}

/** Returns the requested page of the admin account list, and the total count. */
export async function listAccountsForOwner(database: Pick<Database, 'db' | 'engine'>, query: ListQuery): Promise<{ accounts: Account[]; total: number }> {
  const { ids, total } = await listPage(database, 'user', query);
  if (ids.length === 0) return { accounts: [], total };
  const rows = await database.db.selectFrom('user').selectAll().where('id', 'in', ids).execute();
  return { accounts: inOrder(ids, rows.map(accountOf)), total };
}

/** Whether there are no accounts yet. */
export async function hasNoUser(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Whether the account is the only enabled administrator. */
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

/** Inserts a user. @throws a unique violation when the username or the address is in use */
export async function insertUser(db: Kysely<Tables>, { username, email, name, role, passwordHash, language = DEFAULT_LANGUAGE, disabled = false }: NewUser, now: Date): Promise<Account> {
  const values = { id: randomUUID(), username, email, ...keysOf({ username, email }), name, role, language, disabled: disabled ? 1 : 0, password_hash: passwordHash, created_at: now.toISOString(), version: 1 };
  await db.insertInto('user').values(values).execute();
  const account = accountOf(values);
  await insertListing(db, 'user', account, 0);
  return account;
}

/** Updates the given fields of a user and increments the version. @throws a unique violation when the username or the address is in use */
export async function updateUser(db: Kysely<Tables>, id: string, { passwordHash, disabled, ...fields }: Partial<NewUser>): Promise<void> {
  await db
    .updateTable('user')
    .set({
      ...fields,
      ...(fields.username === undefined ? {} : { username_key: nameKey(fields.username) }),
      ...(fields.email === undefined ? {} : { email_key: nameKey(fields.email) }),
      ...(disabled === undefined ? {} : { disabled: disabled ? 1 : 0 }),
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  const changed = await findCredentials(db, id);
  if (changed) await updateListing(db, 'user', changed.account);
}

/** Deletes a user with their sessions, one-time tokens and mails. */
export async function deleteUser(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('user').where('id', '=', id).execute();
}

/** Deleted account kept for undo: its row, and the ids of its requests. */
interface RemovedUser {
  row: Selectable<UserTable>;
  bookings: string[];
}

/** Deletes a user like `deleteUser`, but restorable for a limited time. */
export async function removeUser(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  const row = await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const bookings = (await db.selectFrom('booking').select('id').where('user_id', '=', id).execute()).map((booking) => booking.id);
  await saveDeleted(db, 'user', id, { row, bookings } satisfies RemovedUser, now);
  await deleteUser(db, id);
}

/**
 * Restores a deleted account with its requests. Its sessions remain closed.
 * @returns null when there is nothing to restore
 * @throws a unique violation when another account has taken its username or address
 */
export async function restoreUser(db: Kysely<Tables>, id: string, now: Date): Promise<Account | null> {
  const removed = (await takeDeleted(db, 'user', id, now)) as RemovedUser | null;
  if (removed === null) return null;
  await db.insertInto('user').values({ ...removed.row, ...keysOf(removed.row) }).execute();
  const account = accountOf(removed.row);
  await insertListing(db, 'user', account, 0);
  if (removed.bookings.length > 0) await db.updateTable('booking').set({ user_id: id }).where('id', 'in', removed.bookings).execute();
  return account;
}
