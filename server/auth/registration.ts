import type { Transaction } from 'kysely';
import type { Language } from '../../src/contract/language';
import type { Registration } from '../../src/contract/user';
import { failureOf } from '../db/failures';
import type { Tables } from '../db/schema';
import { findByEmail, insertUser, isUsernameTaken } from '../db/users';
import { invalid } from '../http/problem';
import { existsLetter, welcomeLetter } from '../mail/accountLetters';
import type { Parts } from '../parts';
import { queueNotice } from './accountNotices';
import { hashPassword } from './passwords';

/**
 * Gives a visitor an account, as a member. When their address has one already nothing changes, and only its owner learns of it, by
 * mail: whoever asks sees the same either way.
 * @param language of the mail
 * @throws Problem 422 when the username is taken, 503 when too many passwords wait to be hashed
 */
export async function registerMember(parts: Parts, { username, email, name, password }: Omit<Registration, 'language'>, language: Language): Promise<void> {
  const { database, clock, onQueued } = parts;
  // Before anything is looked up, so that a known address costs as much as a new one.
  const passwordHash = await hashPassword(password);
  const work = async (trx: Transaction<Tables>) => {
    // A username with @ is the address itself, of which nobody shall learn whether it is known.
    if (!username.includes('@') && (await isUsernameTaken(trx, username))) throw invalid({ username: 'usernameTaken' });
    const known = await findByEmail(trx, email);
    if (known) {
      await queueNotice(trx, parts, { kind: 'account-exists', account: known, letter: existsLetter });
      return;
    }
    const account = await insertUser(trx, { username, email, name, role: 'user', language, passwordHash }, clock());
    await queueNotice(trx, parts, { kind: 'account-welcome', account, letter: welcomeLetter });
  };
  await database.transaction(work).catch((error: unknown) => {
    if (failureOf(error) !== 'taken') throw error;
    // Somebody registered the same at this very moment: now it is known.
    return database.transaction(work);
  });
  onQueued();
}
