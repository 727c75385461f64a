import type { Setup, User } from '../../src/contract/user';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { keepAudit } from '../db/audit';
import { failureOf } from '../db/failures';
import { findUnspent, issueToken, spendToken } from '../db/oneTimeTokens';
import type { Database } from '../db/openDatabase';
import { openSession } from '../db/sessions';
import { hasNoUser, insertUser, userOf } from '../db/users';
import { hashPassword } from './passwords';

interface Place {
  database: Database;
  clock: Clock;
}

/**
 * Sees to it that somebody can sign in. While there is no user, the environment's administrator is created or, when it names
 * none, a one-time token is made.
 * @returns the address to open, to be printed once; null when it is not needed
 */
export async function prepareFirstAdministrator({ database, clock }: Place, { administrator, publicUrl }: Pick<Config, 'administrator' | 'publicUrl'>): Promise<string | null> {
  if (!(await hasNoUser(database.db))) return null;
  if (administrator === null) return `${publicUrl}/fr/setup?token=${await issueToken(database.db, { purpose: 'setup', now: clock() })}`;
  const { username, email, password } = administrator;
  const passwordHash = await hashPassword(password);
  try {
    await database.transaction(async (trx) => {
      if (await hasNoUser(trx)) await insertUser(trx, { username, email, name: '', role: 'admin', passwordHash }, clock());
    });
  } catch (error) {
    // Another server that started at the same moment has just created the same one.
    if (failureOf(error) !== 'taken') throw error;
  }
  return null;
}

/** Tells the operator where to create the first administrator. */
export const setupNotice = (address: string): string => `No one can log in yet. Create the administrator within the hour: ${address}`;

/**
 * Creates the first administrator with a one-time token and signs them in.
 * @returns null when the token is unknown, over or spent, or when somebody has an account already
 * @throws Problem 503 when too many passwords wait to be hashed
 */
export async function setUpAdministrator({ database, clock }: Place, { token, username, email, password }: Setup): Promise<{ token: string; user: User } | null> {
  // Looked at before the costly hash, so that guessing tokens costs the server nothing.
  if (!(await findUnspent(database.db, { purpose: 'setup', token, now: clock() }))) return null;
  const passwordHash = await hashPassword(password);
  return database.transaction(async (trx) => {
    if (!(await hasNoUser(trx)) || !(await spendToken(trx, { purpose: 'setup', token, now: clock() }))) return null;
    const user = await insertUser(trx, { username, email, name: '', role: 'admin', passwordHash }, clock());
    await keepAudit(trx, { what: 'account-made', by: null, subject: `user/${user.id}`, change: 'role: – → admin' }, clock());
    return { user: userOf(user), token: await openSession(trx, user.id, clock()) };
  });
}
