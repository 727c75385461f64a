import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { BOOKING_STATUSES } from '../../src/contract/booking';
import type { Customer, CustomerFields, CustomerLine } from '../../src/contract/customers';
import { DEFAULT_LANGUAGE, isLanguage } from '../../src/contract/language';
import { REQUEST_RULES } from '../../src/contract/requestRules';
import { normalizeForSearch, searchTerms } from '../../src/contract/searchText';
import { emailKey, telephoneKey } from '../customers/customerKeys';
import type { CustomerTable } from './agreementTables';
import type { Page } from './catalogue';
import { listRequestsOf } from './inbox';
import { inOrder } from './listing';
import type { Tables } from './schema';

/** Requests that a card lists; a longer list would be an attack. */
const MAX_EVENTS = 200;

/** Statuses of a request that its customer still waits for. */
const OPEN_STATUSES = REQUEST_RULES.cancel.from;
/** Statuses of an event that takes place or took place. */
const HELD_STATUSES = BOOKING_STATUSES.filter((status) => status === 'confirmed' || status === 'done');

type Contact = Pick<CustomerFields, 'name' | 'email' | 'telephone'>;

/** Normalized search text of a card. It begins with the name, by which the list is sorted, and is never empty: an empty one has not been filled yet. */
export const customerSearchText = ({ name, email, telephone }: Contact): string => normalizeForSearch([name, email, telephone, telephone.replaceAll(/\D/g, '')].join(' ')) || '-';

/** Columns derived from the fields of a card. */
const derivedColumns = (contact: Contact) => ({ email_key: emailKey(contact.email), telephone_key: telephoneKey(contact.telephone), search: customerSearchText(contact) });

const fieldsOf = ({ name, email, telephone, language, notes }: Selectable<CustomerTable>): CustomerFields => ({ name, email, telephone, language: isLanguage(language) ? language : DEFAULT_LANGUAGE, notes });

/** Stored card without its requests. */
export interface StoredCustomer extends CustomerFields {
  id: string;
  version: number;
}

const storedCustomer = (row: Selectable<CustomerTable>): StoredCustomer => ({ id: row.id, version: row.version, ...fieldsOf(row) });

/** Finds a card, or returns null. */
export async function findCustomer(db: Kysely<Tables>, id: string): Promise<StoredCustomer | null> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? storedCustomer(row) : null;
}

/**
 * Locks a card until the transaction ends, so that it cannot be merged or erased before the request that refers to it is stored. The update writes no
 * value, and exists on both engines.
 * @param by `requestEmail` finds the card of the latest request from an address, which can be another one than that of the card
 * @returns the id of the card, or null when there is none
 */
export async function lockCustomer(trx: Transaction<Tables>, by: { id: string } | { email: string } | { requestEmail: string } | { telephone: string }): Promise<string | null> {
  const update = trx.updateTable('customer').set({ version: sql`version` }).returning('id');
  if ('requestEmail' in by) {
    if (by.requestEmail === '') return null;
    const latest = trx.selectFrom('booking').select('customer_id').where(sql`lower(email)`, '=', by.requestEmail.trim().toLowerCase()).where('customer_id', 'is not', null).orderBy('created_at', 'desc').limit(1);
    return (await update.where('id', '=', latest).executeTakeFirst())?.id ?? null;
  }
  if ('id' in by) return (await update.where('id', '=', by.id).executeTakeFirst())?.id ?? null;
  const [column, key] = 'email' in by ? (['email_key', emailKey(by.email)] as const) : (['telephone_key', telephoneKey(by.telephone)] as const);
  if (key === '') return null;
  // Several persons may share a telephone: the oldest card counts.
  const oldest = trx.selectFrom('customer').select('id').where(column, '=', key).orderBy('created_at').orderBy('id').limit(1);
  return (await update.where('id', '=', oldest).executeTakeFirst())?.id ?? null;
}

/** Inserts a card. @returns its id, or null when a card with its e-mail address exists */
export async function insertCustomer(trx: Transaction<Tables>, fields: CustomerFields, createdAt: string): Promise<string | null> {
  const row = { id: randomUUID(), ...fields, ...derivedColumns(fields), created_at: createdAt };
  const inserted = await trx.insertInto('customer').values(row).onConflict((conflict) => conflict.doNothing()).returning('id').executeTakeFirst();
  return inserted?.id ?? null;
}

/** Changes a card and increments its version. @throws a unique violation when another card has its e-mail address */
export async function updateCustomer(trx: Transaction<Tables>, id: string, fields: CustomerFields): Promise<void> {
  await trx.updateTable('customer').set({ ...fields, ...derivedColumns(fields), version: sql`version + 1` }).where('id', '=', id).execute();
}

/** Whether another card has an e-mail address. */
export async function isEmailOfAnother(trx: Kysely<Tables>, id: string, email: string): Promise<boolean> {
  if (emailKey(email) === '') return false;
  return (await trx.selectFrom('customer').select('id').where('email_key', '=', emailKey(email)).where('id', '!=', id).executeTakeFirst()) !== undefined;
}

/** Number of requests and day of the latest event that takes or took place, per card. */
async function figuresOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Pick<CustomerLine, 'requests' | 'lastEvent'>>> {
  const rows = await db
    .selectFrom('booking')
    .select((row) => ['customer_id', row.fn.countAll().as('requests'), row.fn.max(row.case().when('status', 'in', HELD_STATUSES).then(sql.ref<string>('date')).else(null).end()).as('last')])
    .where('customer_id', 'in', [...ids])
    .groupBy('customer_id')
    .execute();
  // PostgreSQL returns counts as strings.
  return new Map(rows.map(({ customer_id, requests, last }) => [customer_id ?? '', { requests: Number(requests), lastEvent: last }]));
}

/** Digits that are searched as one number, in whatever notation they are typed. */
const TELEPHONE_SEARCH = /^[\d\s().+-]*\d[\d\s().+-]*$/;

/** Splits a search into terms, all of which must match. */
const termsOf = (search: string): string[] => (TELEPHONE_SEARCH.test(search) ? [search.slice(0, 100).replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')] : searchTerms(search));

const containing = (term: string) => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Returns a page of the cards that match a search, by name, and their total number. */
export async function listCards(db: Kysely<Tables>, search: string, { limit, offset }: { limit: number } & Page): Promise<{ cards: CustomerLine[]; total: number }> {
  let found = db.selectFrom('customer');
  for (const term of termsOf(search)) found = found.where(sql<boolean>`search like ${containing(term)} escape '\\'`);
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const ids = (await found.select('id').orderBy('search').orderBy('id').limit(limit).offset(offset).execute()).map(({ id }) => id);
  if (ids.length === 0) return { cards: [], total: Number(total) };
  const rows = await db.selectFrom('customer').selectAll().where('id', 'in', ids).execute();
  const figures = await figuresOf(db, ids);
  return { cards: inOrder(ids, rows.map((row) => ({ ...storedCustomer(row), ...(figures.get(row.id) ?? { requests: 0, lastEvent: null }) }))), total: Number(total) };
}

/** Returns a card with the requests of its customer, or null. */
export async function readCard(db: Kysely<Tables>, id: string): Promise<Customer | null> {
  const card = await findCustomer(db, id);
  if (card === null) return null;
  const figures = (await figuresOf(db, [id])).get(id) ?? { requests: 0, lastEvent: null };
  return { ...card, ...figures, events: await listRequestsOf(db, id, MAX_EVENTS) };
}

/** Whether a customer has a request that is open or confirmed. */
export async function hasOpenRequest(trx: Kysely<Tables>, id: string): Promise<boolean> {
  return (await trx.selectFrom('booking').select('id').where('customer_id', '=', id).where('status', 'in', [...OPEN_STATUSES]).executeTakeFirst()) !== undefined;
}

/** Moves the requests of a card to another one. */
export async function moveRequests(trx: Transaction<Tables>, from: string, to: string): Promise<void> {
  await trx.updateTable('booking').set({ customer_id: to }).where('customer_id', '=', from).execute();
}

/** Deletes a card. Its requests stay, without a card. */
export async function deleteCustomer(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('customer').where('id', '=', id).execute();
}

/** Deletes cards whose customer has no request any more. @param ids null for all cards */
export async function deleteCardsWithoutRequests(db: Kysely<Tables>, ids: readonly string[] | null): Promise<void> {
  if (ids?.length === 0) return;
  await db
    .deleteFrom('customer')
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .where((card) => card.not(card.exists(card.selectFrom('booking').select('booking.id').whereRef('booking.customer_id', '=', 'customer.id'))))
    .execute();
}
