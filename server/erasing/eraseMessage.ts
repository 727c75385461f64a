import type { Transaction } from 'kysely';
import { eraseContactMessage } from '../db/contactMessages';
import { eraseTraces, insertErasure } from '../db/erasures';
import type { Tables } from '../db/schema';

/** Erases the personal data of a message of the contact form and other data of its e-mail address. */
export async function eraseMessage(trx: Transaction<Tables>, { id, email }: { id: string; email: string }, now: Date): Promise<void> {
  await eraseTraces(trx, email);
  await eraseContactMessage(trx, id);
  await insertErasure(trx, { kind: 'message', id, at: now.toISOString() });
}
