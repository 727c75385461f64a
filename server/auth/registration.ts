import type { Transaction } from 'kysely';
import type { Language } from '../../src/contract/language';
import type { Registration } from '../../src/contract/user';
import { classifyDatabaseError } from '../db/failures';
import type { Tables } from '../db/schema';
import { findByEmail, insertUser, isUsernameTaken } from '../db/users';
import { invalid } from '../http/httpError';
import { existsMailText, welcomeMailText } from '../mail/accountMailTexts';
import { loadMailOptions } from '../mail/mailOptions';
import type { AppDependencies } from '../dependencies';
import { queueNotice } from './accountNotices';
import { hashPassword } from './passwords';

/**
 * Registers a member. When the address already has an account, nothing changes and only its owner is notified by mail, so the response does not
 * reveal the account.
 * @param language of the mail
 * @throws Problem 422 when the username is taken, 503 when too many password hashes are queued
 */
export async function registerMember(parts: AppDependencies, { username, email, name, password }: Omit<Registration, 'language'>, language: Language): Promise<void> {
  const { database, clock, onQueued } = parts;
  // Hashed before any lookup, so that known and new addresses take the same time.
  const passwordHash = await hashPassword(password);
  const mailOptions = await loadMailOptions(parts);
  const work = async (trx: Transaction<Tables>) => {
    // A username with @ equals the e-mail address, and the response must not reveal whether the address is known.
    if (!username.includes('@') && (await isUsernameTaken(trx, username))) throw invalid({ username: 'usernameTaken' });
    const known = await findByEmail(trx, email);
    if (known) {
      await queueNotice(trx, mailOptions, { kind: 'account-exists', account: known, mailText: existsMailText, now: clock() });
      return;
    }
    const account = await insertUser(trx, { username, email, name, role: 'user', language, passwordHash }, clock());
    await queueNotice(trx, mailOptions, { kind: 'account-welcome', account, mailText: welcomeMailText, now: clock() });
  };
  await database.transaction(work).catch((error: unknown) => {
    if (classifyDatabaseError(error) !== 'unique-violation') throw error;
    // A concurrent registration took the same name or address. The retry finds it.
    return database.transaction(work);
  });
  onQueued();
}
