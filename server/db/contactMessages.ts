import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ContactMessage } from '../../src/contract/contact';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../src/contract/language';
import type { ContactCounts, ContactDetails, ContactLine } from '../../src/contract/mailbox';
import { normalizeForSearch, searchTerms } from '../../src/contract/searchText';
import type { Page } from './catalogue';
import type { ContactMessageTable } from './mailTables';
import type { Tables } from './schema';

type Row = Selectable<ContactMessageTable>;

/** Stores a message of the contact form, in the transaction that queues its mails. */
export async function insertContactMessage(trx: Transaction<Tables>, { id, message: { name, email, subject, message }, language, now }: { id: string; message: ContactMessage; language: Language; now: Date }): Promise<void> {
  const search = normalizeForSearch(`${name} ${email} ${message}`);
  await trx.insertInto('contact_message').values({ id, name, email, topic: subject, message, language, search, created_at: now.toISOString(), read_at: null, answered_at: null }).execute();
}

const contactLine = ({ id, name, email, topic, message, language, created_at, read_at, answered_at }: Row): ContactLine => ({
  id,
  name,
  email,
  topic,
  message,
  language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  createdAt: created_at,
  readAt: read_at,
  answeredAt: answered_at,
});

const containing = (term: string) => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Query for the messages that match a search, without erased ones. */
function found(db: Kysely<Tables>, search: string) {
  let query = db.selectFrom('contact_message').where('erased', '=', 0);
  for (const term of searchTerms(search)) query = query.where(sql<boolean>`search like ${containing(term)} escape '\\'`);
  return query;
}

/** Returns a page of messages: unread ones first, then the newest. */
export async function listContactMessages(db: Kysely<Tables>, search: string, { limit, offset }: { limit: number } & Page): Promise<ContactLine[]> {
  const rows = await found(db, search)
    .selectAll()
    .orderBy(sql`case when read_at is null then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(contactLine);
}

/** Counts the messages that match a search. */
export async function countContactMessages(db: Kysely<Tables>, search: string): Promise<ContactCounts> {
  const { all, unread } = await found(db, search)
    .select(({ fn }) => [fn.countAll().as('all'), sql<number>`coalesce(sum(case when read_at is null then 1 else 0 end), 0)`.as('unread')])
    .executeTakeFirstOrThrow();
  // PostgreSQL returns counts and sums as strings.
  return { all: Number(all), unread: Number(unread) };
}

/** Finds a message, or returns null. */
export async function findContactMessage(db: Kysely<Tables>, id: string): Promise<Row | null> {
  return (await db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns what the sender wrote, and the language of the answer. */
export function sentMessageOf(row: Row): { message: ContactMessage; language: Language } {
  const { name, email, topic, message, language } = contactLine(row);
  return { message: { name, email, subject: topic, message }, language };
}

/** Returns a message with its answers, or null. */
export async function readContactMessage(db: Kysely<Tables>, id: string): Promise<ContactDetails | null> {
  const row = await findContactMessage(db, id);
  if (row === null) return null;
  const answers = await db
    .selectFrom('mail_outbox')
    .select(['id', 'subject', 'text', 'status', 'created_at as createdAt'])
    .where('contact_id', '=', id)
    .where('kind', '=', 'contact-answer')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { ...contactLine(row), erased: row.erased === 1, answers };
}

/** Marks a message as read or unread. The time of the first reading stays. */
export async function markContactMessage(trx: Kysely<Tables>, { id, read_at }: Pick<Row, 'id' | 'read_at'>, read: boolean, now: Date): Promise<void> {
  if (read === (read_at !== null)) return;
  await trx.updateTable('contact_message').set({ read_at: read ? now.toISOString() : null }).where('id', '=', id).execute();
}

/** Marks a message as answered, and thereby as read. */
export async function markAnswered(trx: Transaction<Tables>, { id, read_at }: Pick<Row, 'id' | 'read_at'>, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx.updateTable('contact_message').set({ read_at: read_at ?? at, answered_at: at }).where('id', '=', id).execute();
}

/** Erases the personal data of a message, with its mails. Its topic and its times stay. */
export async function eraseContactMessage(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('mail_outbox').where('contact_id', '=', id).execute();
  await trx.updateTable('contact_message').set({ name: '', email: '', message: '', search: '', erased: 1 }).where('id', '=', id).execute();
}
