import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Availability } from '../../src/contract/availability';
import { BOOKING_STATUSES } from '../../src/contract/booking';
import { normalizeSpaces, HISTORY_ACTIONS, type HistoryAction, type HistoryEntry, type InboxCounts, type InboxLine, type RequestDetails } from '../../src/contract/inbox';
import type { BookingStatus } from '../../src/contract/requestRules';
import { isRequestKind } from '../../src/contract/memberRequest';
import { heldUntil } from '../../src/contract/dayAvailability';
import { findAvailability } from './availability';
import { BOOKING_COLUMNS, bookingRecord } from './bookings';
import type { Page } from './catalogue';
import { dropManageTokens } from './manage';
import { otherRequestsOn, readCapacity } from './dayCapacity';
import { eraseProposals, listProposals } from './proposals';
import { eraseReasons, listRevisions } from './quoteRevisions';
import { dropReminders } from './reminders';
import type { BookingTable } from './requestTables';
import type { Tables } from './schema';

const LINE_COLUMNS = [...BOOKING_COLUMNS, 'version', 'erased_at', 'held_from', 'wish'] as const;

const inboxLine = (row: Pick<Selectable<BookingTable>, (typeof LINE_COLUMNS)[number]>, { holdDays }: Pick<Availability, 'holdDays'>): InboxLine => {
  const record = bookingRecord(row);
  const open = record.status === 'requested' || record.status === 'confirmed';
  return {
    ...record,
    version: row.version,
    erased: row.erased_at !== null,
    heldUntil: record.status === 'requested' ? heldUntil(row.held_from, holdDays) : null,
    ...(row.wish !== null && open ? { wish: JSON.parse(row.wish) as NonNullable<InboxLine['wish']> } : {}),
  };
};

const MAX_SEARCH = 100;
const escaped = (term: string) => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;

export interface InboxFilter {
  status: BookingStatus | null;
  /** Search text. Each word must occur in the request's name, e-mail address, reference, place or title. */
  search: string;
}

/** Query for the requests that match a filter. */
function filtered(db: Kysely<Tables>, { status, search }: InboxFilter) {
  let query = db.selectFrom('booking');
  // Filters only when one status is selected: a list of all statuses would prevent SQLite from reading the newest requests in index order.
  if (status !== null) query = query.where('status', '=', status);
  // Removes NUL characters, because PostgreSQL rejects them even in comparisons.
  for (const term of normalizeSpaces(search.slice(0, MAX_SEARCH).replaceAll('\0', ' ')).split(' ')) {
    if (term !== '') query = query.where(sql<boolean>`search like ${escaped(term)} escape '\\'`);
  }
  return query;
}

/**
 * Returns a page of requests, newest first. By urgency: first pending requests (oldest first), then confirmed ones (soonest first), then the rest
 * (latest day first).
 */
export async function listInbox(db: Kysely<Tables>, filter: InboxFilter, { limit, offset, byUrgency }: { limit: number; byUrgency: boolean } & Page): Promise<InboxLine[]> {
  // Sorts ids only, so that the database does not sort full rows to return one page.
  const page = filtered(db, filter)
    .select('id')
    .$if(byUrgency, (query) =>
      query
        .orderBy(sql`case status when 'requested' then 0 when 'confirmed' then 1 else 2 end`)
        .orderBy(sql`case status when 'requested' then created_at when 'confirmed' then date else '' end`)
        .orderBy('date', 'desc'),
    )
    .$if(!byUrgency, (query) => query.orderBy('created_at', 'desc'))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
  const ids = (await page.execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('booking').select(LINE_COLUMNS).where('id', 'in', ids).execute();
  const settings = await findAvailability(db);
  const byId = new Map(rows.map((row) => [row.id, inboxLine(row, settings)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the newest events of a card of the customers' book, with the owner's notes. */
export async function listRequestsOf(db: Kysely<Tables>, customerId: string, limit: number): Promise<(InboxLine & { note: string })[]> {
  const rows = await db.selectFrom('booking').select([...LINE_COLUMNS, 'note']).where('customer_id', '=', customerId).orderBy('date', 'desc').orderBy('id').limit(limit).execute();
  const settings = await findAvailability(db);
  return rows.map((row) => ({ ...inboxLine(row, settings), note: row.note }));
}

/** Counts the requests that match a search, per status. */
export async function countInbox(db: Kysely<Tables>, search: string): Promise<InboxCounts> {
  const rows = await filtered(db, { status: null, search }).select(({ fn }) => ['status', fn.countAll().as('count')]).groupBy('status').execute();
  const counts: InboxCounts = { requested: 0, confirmed: 0, declined: 0, cancelled: 0, done: 0 };
  for (const { status, count } of rows) {
    const known = BOOKING_STATUSES.find((each) => each === status);
    if (known) counts[known] = Number(count);
  }
  return counts;
}

type Details = Pick<HistoryEntry, 'letter' | 'published' | 'from' | 'to' | 'guests' | 'totals'>;

/** Returns the history of a request, oldest first. */
export async function historyOf(db: Kysely<Tables>, bookingId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('booking_history')
    .leftJoin('user', 'user.id', 'booking_history.user_id')
    .select(['booking_history.at', 'booking_history.act', 'booking_history.details', 'user.name', 'user.username'])
    .where('booking_id', '=', bookingId)
    .orderBy('booking_history.version')
    .execute();
  return rows.flatMap(({ at, act, details, name, username }) => {
    const known = HISTORY_ACTIONS.find((each) => each === act);
    return known ? [{ at, act: known, by: name || username, ...(JSON.parse(details) as Details) }] : [];
  });
}

/** Stored request with the internal fields that the rules and mails need. */
export interface StoredRequest {
  record: InboxLine;
  sequence: number;
  thingId: string | null;
}

/** Finds a request, or returns null. */
export async function findRequest(db: Kysely<Tables>, id: string): Promise<StoredRequest | null> {
  const row = await db.selectFrom('booking').select([...LINE_COLUMNS, 'sequence', 'thing_id']).where('id', '=', id).executeTakeFirst();
  return row ? { record: inboxLine(row, await findAvailability(db)), sequence: row.sequence, thingId: row.thing_id } : null;
}

/** Returns the name of a user, or null. */
async function userName(db: Kysely<Tables>, id: string | null): Promise<string | null> {
  const row = id === null ? undefined : await db.selectFrom('user').select(['name', 'username']).where('id', '=', id).executeTakeFirst();
  return row ? row.name || row.username : null;
}

/** Returns a request with all related data, or null. @param today local day */
export async function readRequest(db: Kysely<Tables>, id: string, today: string): Promise<RequestDetails | null> {
  const row = await db.selectFrom('booking').select([...LINE_COLUMNS, 'note', 'thing_id', 'date', 'entered_by', 'customer_id']).where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const resource = row.thing_id === null ? undefined : await db.selectFrom('catalogue').select(['id', 'resource', 'active']).where('id', '=', row.thing_id).executeTakeFirst();
  const settings = await findAvailability(db);
  return {
    ...inboxLine(row, settings),
    note: row.note,
    enteredBy: await userName(db, row.entered_by),
    customerId: row.customer_id,
    proposals: await listProposals(db, id, today),
    thing: resource && isRequestKind(resource.resource) ? { kind: resource.resource, id: resource.id, published: resource.active === 1 } : null,
    sameDay: await otherRequestsOn(db, row.date, id),
    room: await readCapacity(db, row.date, { settings, without: { id, thingId: row.thing_id } }),
    revisions: await listRevisions(db, id),
    history: await historyOf(db, id),
  };
}

export type RequestChanges = Partial<
  Pick<
    Selectable<BookingTable>,
    'status' | 'date' | 'name' | 'email' | 'request' | 'note' | 'sequence' | 'search' | 'held_from' | 'quote' | 'priced_items' | 'travel_metres' | 'formula_version' | 'total_cents' | 'sold_cents' | 'guests' | 'kind' | 'wish'
  >
>;

/** Changes a request in the transaction that has read it, and increments its version. Outdated reminders are dropped. */
export async function changeRequest(trx: Transaction<Tables>, id: string, changes: RequestChanges): Promise<void> {
  await trx.updateTable('booking').set({ ...changes, version: sql`version + 1` }).where('id', '=', id).execute();
  if (changes.status !== undefined || changes.date !== undefined) await dropReminders(trx, id);
}

export interface NewHistory extends Partial<Details> {
  act: HistoryAction;
  /** Null for an action of the customer. */
  userId: string | null;
}

/** Records an action that takes a request from the version that was read to the next, and its user. */
export async function insertHistory(trx: Transaction<Tables>, { id, version }: Pick<InboxLine, 'id' | 'version'>, { userId, act, letter = false, published = false, from = null, to = null, guests, totals }: NewHistory, now: Date): Promise<void> {
  await trx
    .insertInto('booking_history')
    .values({ booking_id: id, version: version + 1, at: now.toISOString(), user_id: userId, act, details: JSON.stringify({ letter, published, from, to, guests, totals }) })
    .execute();
}

/** Erases the personal data of a request, with its mails and unconfirmed wishes. The day, the figures and the menu are kept. */
export async function eraseRequest(trx: Transaction<Tables>, { record, thingId }: StoredRequest, anonymous: Pick<Selectable<BookingTable>, 'request' | 'search'>, now: Date): Promise<void> {
  await trx
    .updateTable('booking')
    .set({ ...anonymous, name: '', email: '', title: '', description: '', note: '', user_id: null, thing_id: null, wish: null, erased_at: now.toISOString(), version: sql`version + 1` })
    .where('id', '=', record.id)
    .execute();
  if (thingId !== null) await trx.deleteFrom('catalogue').where('id', '=', thingId).where('active', '=', 0).execute();
  await trx.deleteFrom('mail_outbox').where('booking_id', '=', record.id).execute();
  await dropManageTokens(trx, record.id);
  await eraseReasons(trx, record.id);
  await eraseProposals(trx, record.id);
}
