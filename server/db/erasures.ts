import type { Kysely, Transaction } from 'kysely';
import { nameKey } from '../auth/nameKey';
import { eraseContactMessage } from './contactMessages';
import type { Tables } from './schema';

export const ERASURE_KINDS = ['request', 'member', 'seats', 'message'] as const;

/** Record of an erased person: the customer of a request, a member, a seat reservation's group, or the sender of a message. */
export interface Erasure {
  kind: (typeof ERASURE_KINDS)[number];
  id: string;
  at: string;
}

/** Records an erasure, in the transaction that performs it. */
export async function insertErasure(trx: Transaction<Tables>, { kind, id, at }: Erasure): Promise<void> {
  await trx.insertInto('erasure').values({ kind, id, erased_at: at }).onConflict((conflict) => conflict.doNothing()).execute();
}

/** Lists all erasures, oldest first. */
export async function listErasures(db: Kysely<Tables>): Promise<Erasure[]> {
  const rows = await db.selectFrom('erasure').selectAll().orderBy('erased_at').orderBy('id').execute();
  return rows.flatMap(({ kind, id, erased_at }) => ERASURE_KINDS.filter((known) => known === kind).map((known) => ({ kind: known, id, at: erased_at })));
}

/** Whether stored JSON contains an e-mail address as one of its values, case-insensitively. */
const mentions = (json: string, email: string): boolean => nameKey(json).includes(JSON.stringify(nameKey(email)));

/** Erases data of an e-mail address other than its requests: quarantined submissions, recently deleted items, messages, and mails. */
export async function eraseTraces(trx: Transaction<Tables>, email: string): Promise<void> {
  if (email === '') return;
  for (const { id, body } of await trx.selectFrom('suspect').select(['id', 'body']).execute()) {
    if (mentions(body, email)) await trx.deleteFrom('suspect').where('id', '=', id).execute();
  }
  for (const { resource, id, record } of await trx.selectFrom('removed').select(['resource', 'id', 'record']).execute()) {
    if (mentions(record, email)) await trx.deleteFrom('removed').where('resource', '=', resource).where('id', '=', id).execute();
  }
  for (const { id, email: sender } of await trx.selectFrom('contact_message').select(['id', 'email']).where('erased', '=', 0).execute()) {
    if (nameKey(sender) === nameKey(email)) await eraseContactMessage(trx, id);
  }
  const mails = await trx.selectFrom('mail_outbox').select(['id', 'recipient', 'reply_to']).where('booking_id', 'is', null).where('user_id', 'is', null).where('reservation_id', 'is', null).execute();
  for (const { id, recipient, reply_to } of mails) {
    if (nameKey(recipient) === nameKey(email) || mentions(reply_to ?? '', email)) await trx.deleteFrom('mail_outbox').where('id', '=', id).execute();
  }
}
