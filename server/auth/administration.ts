import type { Kysely } from 'kysely';
import type { Account, UserFields } from '../../src/contract/user';
import { differences, insertAuditEntry } from '../db/audit';
import { classifyDatabaseError } from '../db/failures';
import { storeResponse, type IdempotentRequest } from '../db/idempotency';
import { dropTokensOf } from '../db/oneTimeTokens';
import type { Tables } from '../db/schema';
import { findByEmail, findCredentials, insertUser, isLastAdministrator, isUsernameTaken, removeUser, restoreUser, updateUser, type NewUser } from '../db/users';
import { findReplayIn, retryOnConflict } from '../http/idempotency';
import { invalid, HttpError } from '../http/httpError';
import { passwordChangedMailText } from '../mail/accountMailTexts';
import { loadMailOptions } from '../mail/mailOptions';
import type { AppDependencies } from '../dependencies';
import { queueNotice } from './accountNotices';
import { endAccess } from './endAccess';
import { isSameName } from './nameKey';
import { hashPassword, isPassword } from './passwords';

type Names = Pick<Account, 'username' | 'email'>;

/** Checks that the username and e-mail address are free. @throws Problem 422 when another account has the username or the address */
async function assertFree(db: Kysely<Tables>, { username, email }: Names, own: Names | null): Promise<void> {
  const differs = (name: keyof Names, value: string | undefined) => value !== undefined && (own === null || !isSameName(own[name], value));
  if (differs('username', username) && (await isUsernameTaken(db, username))) throw invalid({ username: 'usernameTaken' });
  if (differs('email', email) && (await findByEmail(db, email))) throw invalid({ email: 'emailTaken' });
}

/** Maps a unique constraint violation of concurrent requests to a 422 for the username. */
async function rejectTakenUsername<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw classifyDatabaseError(error) === 'unique-violation' ? invalid({ username: 'usernameTaken' }) : error;
  });
}

/** Fields of an account that determine its access. */
const rightsOf = ({ role, disabled }: Account) => ({ role, disabled });

/**
 * Creates an account with a password that an administrator (`by`) chose. Idempotent per attempt key.
 * @throws Problem 422 when the username or the address is taken, or the key was used for another account
 */
export async function createAccount({ database, clock }: AppDependencies, { password, ...fields }: Omit<NewUser, 'passwordHash'> & { password: string }, { by, attempt }: { by: string; attempt: IdempotentRequest | null }): Promise<Account> {
  const passwordHash = await hashPassword(password);
  const { account, made } = await rejectTakenUsername(
    retryOnConflict(() =>
      database.transaction(async (trx) => {
        const now = clock();
        const before = await findReplayIn<Pick<Account, 'id'>>(trx, attempt, now);
        if (before) return { account: await findAccount(trx, before.id), made: false };
        await assertFree(trx, fields, null);
        const added = await insertUser(trx, { ...fields, passwordHash }, now);
        await insertAuditEntry(trx, { what: 'account-made', by, subject: `user/${added.id}`, change: differences({}, rightsOf(added)) }, now);
        if (attempt) await storeResponse(trx, attempt, 201, JSON.stringify({ id: added.id }), now);
        return { account: added, made: true };
      }),
    ),
  );
  if (!made) await assertSamePassword(database.db, account, password);
  return account;
}

/**
 * Compares the password of a retry, because the idempotency key does not cover it. @throws Problem 422 when the account was created with another
 * password
 */
async function assertSamePassword(db: Kysely<Tables>, { id }: Account, password: string): Promise<void> {
  const credentials = await findCredentials(db, id);
  if (!(await isPassword(password, credentials?.passwordHash ?? null))) throw new HttpError(422, 'keyReused');
}

/** Returns an account. @throws Problem 404 */
export async function findAccount(db: Kysely<Tables>, id: string): Promise<Account> {
  const credentials = await findCredentials(db, id);
  if (credentials === null) throw new HttpError(404, 'notFound');
  return credentials.account;
}

/** Drops undefined fields, so that the others stay unchanged. */
const given = <Fields extends object>(fields: Fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/**
 * Changes an account as an administrator. A new role or password, or disabling the account, ends its sessions and calendar feed.
 * @param by the administrator's id
 * @param check called with the current account before any write; may throw
 * @throws Problem 404; 409 when no administrator would be left; 422 when the username or the address is taken
 */
export async function changeAccount(parts: AppDependencies, id: string, { password, ...fields }: UserFields, by: string, check: (current: Account) => void): Promise<Account> {
  const { database, clock, onQueued } = parts;
  const passwordHash = password ? await hashPassword(password) : undefined;
  const mailOptions = await loadMailOptions(parts);
  const account = await rejectTakenUsername(
    database.transaction(async (trx) => {
      const before = await findAccount(trx, id);
      check(before);
      await assertFree(trx, fields, before);
      const role = fields.role ?? before.role;
      const disabled = fields.disabled ?? before.disabled;
      if ((role !== 'admin' || disabled) && (await isLastAdministrator(trx, id))) throw new HttpError(409, 'lastAdministrator');
      await updateUser(trx, id, given({ ...fields, passwordHash }));
      const after = await findAccount(trx, id);
      const { feedEnded } = passwordHash || role !== before.role || disabled ? await endAccess(trx, id) : { feedEnded: false };
      if (passwordHash || disabled || after.email !== before.email) await dropTokensOf(trx, id);
      const change = differences(rightsOf(before), rightsOf(after));
      if (change !== '') await insertAuditEntry(trx, { what: 'account-changed', by, subject: `user/${id}`, change }, clock());
      if (passwordHash) await insertAuditEntry(trx, { what: 'password', by, subject: `user/${id}` }, clock());
      if (passwordHash) await queueNotice(trx, mailOptions, { kind: 'password-changed', account: after, mailText: (options) => passwordChangedMailText(options, { now: clock(), feedEnded }), now: clock() });
      return after;
    }),
  );
  onQueued();
  return account;
}

/** Deletes an account with all its data. Can be restored for a limited time. @throws Problem 404; 409 for the last administrator */
export async function removeAccount({ database, clock }: AppDependencies, id: string, by: string, check: (current: Account) => void): Promise<void> {
  await database.transaction(async (trx) => {
    check(await findAccount(trx, id));
    if (await isLastAdministrator(trx, id)) throw new HttpError(409, 'lastAdministrator');
    await removeUser(trx, id, clock());
    // A user who deletes their own account no longer exists, so `by` is null.
    await insertAuditEntry(trx, { what: 'account-deleted', by: by === id ? null : by, subject: `user/${id}` }, clock());
  });
}

/**
 * Restores a deleted account. Idempotent, so a retry after a lost response succeeds.
 * @throws Problem 404 when there is nothing to restore; 422 when the username or address has been taken in the meantime
 */
export async function restoreAccount({ database, clock }: AppDependencies, id: string, by: string): Promise<Account> {
  return rejectTakenUsername(
    database.transaction(async (trx) => {
      const credentials = await findCredentials(trx, id);
      if (credentials) return credentials.account;
      const account = await restoreUser(trx, id, clock());
      if (account === null) throw new HttpError(404, 'notFound');
      await insertAuditEntry(trx, { what: 'account-restored', by, subject: `user/${id}`, change: differences({}, rightsOf(account)) }, clock());
      return account;
    }),
  );
}
