import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Answer } from '../../src/contract/endpoints';
import type { MailDraft } from '../mail/mail';
import type { Page } from './catalogue';
import type { Tables } from './schema';

export interface QueuedMails {
  /** The booking that they tell of; null for mails of anything else. */
  bookingId: string | null;
  /** The account that they tell of. */
  userId?: string;
  /** The reserved seats that they tell of. */
  reservationId?: string;
  mails: readonly MailDraft[];
  /** The host after the @ of each Message-ID. */
  host: string;
  now: Date;
}

/** Queues mails in the transaction that stores what they tell of, so that neither is there without the other. */
export async function queueMails(trx: Transaction<Tables>, { bookingId, userId, reservationId, mails, host, now }: QueuedMails): Promise<void> {
  if (mails.length === 0) return;
  const at = now.toISOString();
  const rows = mails.map(({ html, ...mail }) => {
    const id = randomUUID();
    const isWritten = typeof html === 'string';
    return {
      id,
      booking_id: bookingId,
      user_id: userId ?? null,
      reservation_id: reservationId ?? null,
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
    } as const;
  });
  await trx.insertInto('mail_outbox').values(rows).execute();
}

/** A page of the mails, newest first. */
export async function listMails(db: Kysely<Tables>, { limit, offset }: { limit: number } & Page): Promise<Answer<'listMail'>> {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'booking_id as bookingId', 'kind', 'recipient', 'subject', 'text', 'status', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Queues a mail that was given up anew. @returns whether there is such a mail */
export async function reviveMail(db: Kysely<Tables>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('mail_outbox').set({ status: 'queued', next_attempt_at: now.toISOString(), leased_until: null }).where('id', '=', id).where('status', '=', 'dead').executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives back the mails that were being sent, when there is nobody left who could be sending them. */
export async function freeMails(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('mail_outbox').set({ leased_until: null }).where('status', '=', 'queued').where('leased_until', 'is not', null).execute();
}
