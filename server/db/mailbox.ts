import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { MailCounts, MailDetails, MailLine, MailStatus } from '../../src/contract/mailbox';
import { searchTerms } from '../../src/contract/searchText';
import { withSelfServiceToken } from '../../src/contract/selfService';
import { ERASED_ONCE_SENT, SECRET_KINDS } from '../mail/mail';
import type { Page } from './catalogue';
import { insertManageToken, newManageToken } from './manage';
import type { MailOutboxTable } from './mailTables';
import type { Tables } from './schema';

/* Outgoing mails as the owner reads them. */

type Row = Selectable<MailOutboxTable>;

const LINE_COLUMNS = ['id', 'booking_id as bookingId', 'contact_id as contactId', 'kind', 'recipient', 'subject', 'text', 'status', 'created_at as createdAt', 'sent_at as sentAt'] as const;

export interface MailFilter {
  status: MailStatus | null;
  /** Search text. Each word must occur in the recipient or the subject. */
  search: string;
}

const containing = (term: string) => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;

function filtered(db: Kysely<Tables>, { status, search }: MailFilter) {
  let query = db.selectFrom('mail_outbox');
  if (status !== null) query = query.where('status', '=', status);
  for (const term of searchTerms(search)) query = query.where(sql<boolean>`search like ${containing(term)} escape '\\'`);
  return query;
}

/** Returns a page of mails, newest first. */
export const listMails = (db: Kysely<Tables>, filter: MailFilter, { limit, offset }: { limit: number } & Page): Promise<MailLine[]> =>
  filtered(db, filter).select(LINE_COLUMNS).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();

/** Counts the mails that match a search, per status. */
export async function countMails(db: Kysely<Tables>, search: string): Promise<Pick<MailCounts, MailStatus>> {
  const rows = await filtered(db, { status: null, search }).select(({ fn }) => ['status', fn.countAll().as('count')]).groupBy('status').execute();
  const counts = { queued: 0, sent: 0, dead: 0 };
  for (const { status, count } of rows) counts[status] = Number(count);
  return counts;
}

/** Finds a mail, or returns null. */
export const findMail = async (db: Kysely<Tables>, id: string): Promise<Row | null> => (await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** Describes a mail. The link of a password reset is left out, because it would give access to another person's account. */
export function mailDetails(row: Row): MailDetails {
  const isErased = row.status === 'sent' && ERASED_ONCE_SENT.includes(row.kind);
  const content = isErased ? 'erased' : SECRET_KINDS.includes(row.kind) ? 'secret' : 'shown';
  return {
    id: row.id,
    bookingId: row.booking_id,
    contactId: row.contact_id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    text: content === 'shown' ? row.text : '',
    content,
    attempts: row.attempts,
    nextAttemptAt: row.status === 'queued' ? row.next_attempt_at : null,
    lastError: row.last_error,
    canCopy: row.status === 'sent' && content === 'shown',
  };
}

/** Inserts the link of a customer's page with a new token, because the token of the sent mail was deleted. */
async function withNewLink(trx: Transaction<Tables>, row: Row, now: Date): Promise<Pick<Row, 'text' | 'html' | 'sheet'>> {
  const { booking_id: bookingId, text, html, sheet } = row;
  const token = newManageToken();
  const filled = { text: withSelfServiceToken(text, token), html: withSelfServiceToken(html, token), sheet: sheet && withSelfServiceToken(sheet, token) };
  if (bookingId === null || filled.text === text) return { text, html, sheet };
  await insertManageToken(trx, { bookingId, token, now });
  return filled;
}

/** Queues a copy of a sent mail. @returns the id of the copy */
export async function queueCopy(trx: Transaction<Tables>, row: Row, { host, now }: { host: string; now: Date }): Promise<string> {
  const id = randomUUID();
  const at = now.toISOString();
  await trx
    .insertInto('mail_outbox')
    .values({ ...row, ...(await withNewLink(trx, row, now)), id, message_id: `<${id}@${host}>`, status: 'queued', attempts: 0, next_attempt_at: at, leased_until: null, last_error: null, created_at: at, sent_at: null })
    .execute();
  return id;
}
