import type { Transaction } from 'kysely';
import { dayAt } from '../../src/contract/days';
import type { Account } from '../../src/contract/user';
import { eraseTraces, insertErasure } from '../db/erasures';
import { eraseRequestsOf } from '../db/ownRequests';
import type { Tables } from '../db/schema';
import { deleteUser } from '../db/users';

/** Erases an account with all its data, including data stored under its e-mail address only. */
export async function eraseAccount(trx: Transaction<Tables>, { id, email }: Pick<Account, 'id' | 'email'>, now: Date): Promise<void> {
  await eraseTraces(trx, email);
  await eraseRequestsOf(trx, id, dayAt(now));
  await deleteUser(trx, id);
  await insertErasure(trx, { kind: 'member', id, at: now.toISOString() });
}
