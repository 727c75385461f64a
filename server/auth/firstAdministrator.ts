import type { Setup, User } from '../../src/contract/user';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { insertAuditEntry } from '../db/audit';
import { classifyDatabaseError } from '../db/failures';
import { findUnspent, issueToken, spendToken } from '../db/oneTimeTokens';
import type { Database } from '../db/database';
import { openSession } from '../db/sessions';
import { hasNoUser, insertUser, userOf } from '../db/users';
import { hashPassword } from './passwords';

interface SetupLocation {
  database: Database;
  clock: Clock;
}

/**
 * Ensures that an administrator can log in. While there is no user, creates the administrator from the environment or, without one, a one-time setup
 * token.
 * @returns the setup URL, to be printed once, or null when not needed
 */
export async function prepareFirstAdministrator({ database, clock }: SetupLocation, { administrator, publicUrl }: Pick<Config, 'administrator' | 'publicUrl'>): Promise<string | null> {
  if (!(await hasNoUser(database.db))) return null;
  if (administrator === null) return `${publicUrl}/fr/setup?token=${await issueToken(database.db, { purpose: 'setup', now: clock() })}`;
  const { username, email, password } = administrator;
  const passwordHash = await hashPassword(password);
  try {
    await database.transaction(async (trx) => {
      if (await hasNoUser(trx)) await insertUser(trx, { username, email, name: '', role: 'admin', passwordHash }, clock());
    });
  } catch (error) {
    // Another server that started at the same time has just created the same administrator.
    if (classifyDatabaseError(error) !== 'unique-violation') throw error;
  }
  return null;
}

/** Message with the URL where the operator creates the first administrator. */
export const setupNotice = (address: string): string => `No one can log in yet. Create the administrator within the hour: ${address}`;

/**
 * Creates the first administrator with a one-time token and logs them in.
 * @returns null when the token is unknown, expired or used, or when an account exists already
 * @throws Problem 503 when too many password hashes are queued
 */
export async function setUpAdministrator({ database, clock }: SetupLocation, { token, username, email, password }: Setup): Promise<{ token: string; user: User } | null> {
  // Checked before the expensive hash, so that guessing tokens costs the server little.
  if (!(await findUnspent(database.db, { purpose: 'setup', token, now: clock() }))) return null;
  const passwordHash = await hashPassword(password);
  return database.transaction(async (trx) => {
    if (!(await hasNoUser(trx)) || !(await spendToken(trx, { purpose: 'setup', token, now: clock() }))) return null;
    const user = await insertUser(trx, { username, email, name: '', role: 'admin', passwordHash }, clock());
    await insertAuditEntry(trx, { what: 'account-made', by: null, subject: `user/${user.id}`, change: 'role: – → admin' }, clock());
    return { user: userOf(user), token: await openSession(trx, user.id, clock()) };
  });
}
