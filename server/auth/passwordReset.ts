import type { Language } from '../../src/contract/language';
import type { Account, PasswordReset } from '../../src/contract/user';
import { insertAuditEntry } from '../db/audit';
import { dropTokensOf, findUnspent, issueToken, spendToken } from '../db/oneTimeTokens';
import { findByEmail, findCredentials, updateUser } from '../db/users';
import { HttpError } from '../http/httpError';
import { passwordChangedMailText, resetMailText } from '../mail/accountMailTexts';
import { loadMailOptions } from '../mail/mailOptions';
import type { AppDependencies } from '../dependencies';
import { queueNotice } from './accountNotices';
import { endAccess } from './endAccess';
import { isSameName } from './nameKey';
import { hashPassword } from './passwords';

/** Mails a password reset link if the address has an account. Otherwise does nothing. */
export async function mailResetLink(parts: AppDependencies, email: string, language: Language): Promise<void> {
  const { database, clock, onQueued } = parts;
  const mailOptions = await loadMailOptions(parts);
  await database.transaction(async (trx) => {
    const account = await findByEmail(trx, email);
    if (account === null || account.disabled) return;
    const token = await issueToken(trx, { purpose: 'reset', userId: account.id, now: clock() });
    // In the language of the page from which the link was requested, not the account's.
    await queueNotice(trx, mailOptions, { kind: 'password-reset', account: { ...account, language }, mailText: (options) => resetMailText(options, { token, email: account.email }), now: clock() });
  });
  onQueued();
}

const spent = () => new HttpError(404, 'resetSpent');

/**
 * Sets a new password with the token of a mailed link, ends all sessions and notifies the account's owner.
 * @returns the account
 * @throws Problem 404 when the token is unknown, expired or used, or was mailed to another address
 */
export async function resetPassword(parts: AppDependencies, { resetToken: token, newPassword, email }: PasswordReset): Promise<Account> {
  const { database, clock, onQueued } = parts;
  const claim = { purpose: 'reset', token, now: clock() } as const;
  // Checked before the expensive hash, so that guessing tokens costs the server little.
  const found = await findUnspent(database.db, claim);
  const credentials = found?.userId ? await findCredentials(database.db, found.userId) : null;
  if (credentials === null || credentials.account.disabled || !isSameName(credentials.account.email, email)) throw spent();
  const { account } = credentials;
  const passwordHash = await hashPassword(newPassword);
  const mailOptions = await loadMailOptions(parts);
  await database.transaction(async (trx) => {
    if (!(await spendToken(trx, claim))) throw spent();
    await updateUser(trx, account.id, { passwordHash });
    const { feedEnded } = await endAccess(trx, account.id);
    await dropTokensOf(trx, account.id);
    await insertAuditEntry(trx, { what: 'password', by: account.id, subject: `user/${account.id}` }, clock());
    await queueNotice(trx, mailOptions, { kind: 'password-changed', account, mailText: (options) => passwordChangedMailText(options, { now: clock(), feedEnded }), now: clock() });
  });
  onQueued();
  return account;
}
