import type { Erasure, PasswordChange, Profile, ProfileFields } from '../../src/contract/member';
import type { MemberData } from '../../src/contract/memberData';
import type { Account, Session, User } from '../../src/contract/user';
import { insertAuditEntry } from '../db/audit';
import { classifyDatabaseError } from '../db/failures';
import { exportMailsOf, exportRequestsOf } from '../db/memberData';
import { dropTokensOf } from '../db/oneTimeTokens';
import { listSessionsOf, openSession } from '../db/sessions';
import { findByEmail, findCredentials, isLastAdministrator, isUsernameTaken, updateUser, userOf, type Credentials } from '../db/users';
import { eraseAccount } from '../erasing/eraseAccount';
import { invalid, HttpError } from '../http/httpError';
import type { RateLimits } from '../http/rateLimits';
import { emailChangedMailText, passwordChangedMailText } from '../mail/accountMailTexts';
import { loadMailOptions } from '../mail/mailOptions';
import type { AppDependencies } from '../dependencies';
import { queueNotice } from './accountNotices';
import { endAccess } from './endAccess';
import { isSameName } from './nameKey';
import { hashPassword, isPassword } from './passwords';

const profileOf = (account: Account): Profile => ({ ...userOf(account), language: account.language, createdAt: account.createdAt });

/** Returns the credentials of the logged-in user. @throws Problem 401 when the account has just been deleted */
async function ownCredentials(db: Parameters<typeof findCredentials>[0], { id }: User): Promise<Credentials> {
  const credentials = await findCredentials(db, id);
  if (credentials === null) throw new HttpError(401, 'sessionOver');
  return credentials;
}

/** Verifies that the holder of the session knows the password. Wrong attempts count against a limit. @throws Problem 422 naming the field, 429 */
async function provePassword(limits: RateLimits, { account, passwordHash }: Credentials, password: string, field: string): Promise<void> {
  await limits.take('passwordProof', account.id);
  if (!(await isPassword(password, passwordHash))) throw invalid({ [field]: 'passwordWrong' });
  await limits.giveBack('passwordProof', account.id);
}

/** Returns the logged-in user's profile. */
export const readProfile = async ({ database }: AppDependencies, user: User): Promise<Profile> => profileOf((await ownCredentials(database.db, user)).account);

/**
 * Changes the user's own account. A new e-mail address requires the password, invalidates the links mailed to the old address, and is notified to the
 * old address.
 * @throws Problem 422 for a wrong password, or for a username or an address that another account has
 */
export async function changeProfile(parts: AppDependencies, limits: RateLimits, user: User, { currentPassword, ...fields }: ProfileFields): Promise<Profile> {
  const { database, clock, onQueued } = parts;
  const credentials = await ownCredentials(database.db, user);
  const { account } = credentials;
  const moves = !isSameName(fields.email, account.email);
  if (moves && !currentPassword) throw invalid({ currentPassword: 'passwordNeeded' });
  if (moves) await provePassword(limits, credentials, currentPassword ?? '', 'currentPassword');
  const mailOptions = await loadMailOptions(parts);
  try {
    await database.transaction(async (trx) => {
      if (!isSameName(fields.username, account.username) && (await isUsernameTaken(trx, fields.username))) throw invalid({ username: 'usernameTaken' });
      if (moves && (await findByEmail(trx, fields.email))) throw invalid({ email: 'emailTaken' });
      await updateUser(trx, account.id, fields);
      if (!moves) return;
      await dropTokensOf(trx, account.id);
      await queueNotice(trx, mailOptions, { kind: 'email-changed', account, mailText: (options) => emailChangedMailText(options, clock()), now: clock() });
    });
  } catch (error) {
    if (classifyDatabaseError(error) === 'unique-violation') throw invalid({ username: 'usernameTaken' });
    throw error;
  }
  onQueued();
  return readProfile(parts, user);
}

/**
 * Changes the user's own password, ends all sessions and opens a new one for the requesting browser.
 * @throws Problem 422 for a wrong password
 */
export async function changePassword(parts: AppDependencies, limits: RateLimits, user: User, { currentPassword, newPassword }: PasswordChange): Promise<Session> {
  const { database, clock, onQueued } = parts;
  const credentials = await ownCredentials(database.db, user);
  const { account } = credentials;
  await provePassword(limits, credentials, currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(newPassword);
  const mailOptions = await loadMailOptions(parts);
  const token = await database.transaction(async (trx) => {
    await updateUser(trx, account.id, { passwordHash });
    const { feedEnded } = await endAccess(trx, account.id);
    await dropTokensOf(trx, account.id);
    await insertAuditEntry(trx, { what: 'password', by: account.id, subject: `user/${account.id}` }, clock());
    await queueNotice(trx, mailOptions, { kind: 'password-changed', account, mailText: (options) => passwordChangedMailText(options, { now: clock(), feedEnded }), now: clock() });
    return openSession(trx, account.id, clock());
  });
  onQueued();
  return { token, user: userOf(account) };
}

/**
 * Exports all data stored for a member's account. Requests made without the account are excluded, even with the same e-mail address, because
 * ownership of the address is not verified.
 */
export async function memberData(parts: AppDependencies, user: User): Promise<MemberData> {
  const { db } = parts.database;
  return {
    exportedAt: parts.clock().toISOString(),
    profile: await readProfile(parts, user),
    sessions: await listSessionsOf(db, user.id),
    requests: await exportRequestsOf(db, user.id),
    mails: await exportMailsOf(db, user.id),
  };
}

/** Erases the user's own account with all its data. @throws Problem 422 for a wrong password, 409 for the last administrator */
export async function eraseMember({ database, clock, onErased }: AppDependencies, limits: RateLimits, user: User, { password }: Erasure): Promise<void> {
  const credentials = await ownCredentials(database.db, user);
  await provePassword(limits, credentials, password, 'password');
  await database.transaction(async (trx) => {
    if (await isLastAdministrator(trx, user.id)) throw new HttpError(409, 'lastAdministrator');
    await eraseAccount(trx, credentials.account, clock());
  });
  onErased();
}
