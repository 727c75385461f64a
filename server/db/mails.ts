import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { normalizeForSearch } from '../../src/contract/searchText';
import type { MailDraft } from '../mail/mail';
import type { Tables } from './schema';

export interface QueuedMails {
  /** Booking that the mails refer to. Null for all other mails. */
  bookingId: string | null;
  /** Account that the mails refer to. */
  userId?: string;
  /** Seat reservation that the mails refer to. */
  reservationId?: string;
  /** Message of the contact form that the mails refer to. */
  contactId?: string;
  mails: readonly MailDraft[];
  /** Host part of each Message-ID. */
  host: string;
  now: Date;
}

/** Normalized search text of a mail. */
export const mailSearchText = ({ recipient, subject }: Pick<MailDraft, 'recipient' | 'subject'>): string => normalizeForSearch(`${recipient} ${subject}`);

/**
 * Queues mails in the transaction that stores their subject, so that both are stored or neither is. A customer without an e-mail address is sent
 * nothing.
 */
export async function queueMails(trx: Transaction<Tables>, { bookingId, userId, reservationId, contactId, mails, host, now }: QueuedMails): Promise<void> {
  const addressed = mails.filter(({ recipient }) => recipient !== '');
  if (addressed.length === 0) return;
  const at = now.toISOString();
  const rows = addressed.map(({ html, ...mail }) => {
    const id = randomUUID();
    const isWritten = typeof html === 'string';
    return {
      id,
      booking_id: bookingId,
      user_id: userId ?? null,
      reservation_id: reservationId ?? null,
      contact_id: contactId ?? null,
      kind: mail.kind,
      recipient: mail.recipient,
      reply_to: mail.replyTo && JSON.stringify(mail.replyTo),
      language: mail.language,
      subject: mail.subject,
      text: mail.text,
      html: isWritten ? html : '',
      sheet: isWritten ? null : JSON.stringify(html),
      calendar: mail.calendar,
      message_id: `<${id}@${host}>`,
      status: 'queued',
      next_attempt_at: at,
      created_at: at,
      search: mailSearchText(mail),
    } as const;
  });
  await trx.insertInto('mail_outbox').values(rows).execute();
}

/** Requeues a dead-lettered mail with as many attempts as a new one. @returns whether the mail exists */
export async function requeueMail(db: Kysely<Tables>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('mail_outbox').set({ status: 'queued', next_attempt_at: now.toISOString(), leased_until: null, attempts: 0 }).where('id', '=', id).where('status', '=', 'dead').executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes all queued mails due: the mail server has changed, so the next attempts need not wait. */
export async function hastenMails(trx: Kysely<Tables>, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx.updateTable('mail_outbox').set({ next_attempt_at: at }).where('status', '=', 'queued').where('next_attempt_at', '>', at).execute();
}

/** Releases the leases of mails in flight, when no other worker can be sending them. */
export async function releaseLeases(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('mail_outbox').set({ leased_until: null }).where('status', '=', 'queued').where('leased_until', 'is not', null).execute();
}
