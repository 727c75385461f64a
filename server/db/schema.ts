import type { ColumnType, Generated } from 'kysely';
import type { BookingHistoryTable, BookingTable, ManageTokenTable, QuoteRevisionTable, ReminderTable, SeatingTable, SeatReservationTable, SeatTokenTable, SuspectTable } from './requestTables';

/*
 * One schema for both engines: text ids, ISO days and instants as text, 0/1 for truth, JSON as text, money in whole cents.
 */

/** A thing of the catalogue: its fields as JSON, as its contract schema leaves them. */
export interface CatalogueTable {
  id: string;
  resource: string;
  /** JSON of the resource's fields. */
  fields: string;
  position: number;
  /** 0 when its fields say `isActive: false`; kept beside them so that a page of the public list can be cut in SQL. */
  active: Generated<number>;
  /** A content entry's dotted tag; null for every other resource. */
  tag: string | null;
  created_at: string;
  updated_at: string;
  /** Goes up with every change. */
  version: Generated<number>;
}

export interface UserTable {
  id: string;
  username: string;
  email: string;
  /** Folded (see `nameKey`); unique. */
  username_key: string;
  email_key: string;
  name: string;
  role: 'admin' | 'user';
  password_hash: string;
  disabled: ColumnType<number, number | undefined, number>;
  /** Of their mails. */
  language: Generated<string>;
  created_at: string;
  /** Goes up with every change. */
  version: Generated<number>;
}

/** Whom somebody has had erased: a request, an account or a group, by its id. */
export interface ErasureTable {
  kind: string;
  id: string;
  erased_at: string;
}

/** A browser that has signed in to an account. */
export interface KnownBrowserTable {
  token_hash: string;
  user_id: string;
  expires_at: string;
}

/** What a list of the back office goes by, beside each thing of it. */
export interface ListingTable {
  resource: string;
  id: string;
  /** Its place in the order in which things were added. */
  position: number;
  /** JSON of the fields that the list is sorted and filtered by. */
  keys: string;
  /** What a search finds, folded. */
  words: string;
}

/** What an administrator has deleted a moment ago. */
export interface RemovedTable {
  resource: string;
  id: string;
  /** JSON of what has to be put back. */
  record: string;
  removed_at: string;
}

export interface SessionTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
}

/** One-time tokens: the first administrator's set-up, and new passwords. */
export interface OneTimeTokenTable {
  token_hash: string;
  purpose: string;
  expires_at: string;
  used_at: string | null;
  /** Whose password; null for the set-up. */
  user_id: string | null;
}

export interface IdempotencyTable {
  key: string;
  route: string;
  /** SHA-256 of the request's body, hex. */
  body_hash: string;
  status: number;
  /** JSON of the answer. */
  answer: string;
  expires_at: string;
}

export interface MailOutboxTable {
  id: string;
  booking_id: string | null;
  /** Whose account it tells of; null for mails of anything else. */
  user_id: string | null;
  /** The reserved seats that it tells of. */
  reservation_id: ColumnType<string | null, string | null | undefined, string | null>;
  kind: string;
  recipient: string;
  /** JSON `{ name, address }`, or null. */
  reply_to: string | null;
  language: string;
  subject: string;
  text: string;
  /** Empty while it waits to be written from `sheet`. */
  html: string;
  /** JSON of what the HTML is written from when the mail is sent; null when it was written at once. */
  sheet: ColumnType<string | null, string | null | undefined, string | null>;
  /** An .ics attachment, or null. */
  calendar: string | null;
  message_id: string;
  status: 'queued' | 'sent' | 'dead';
  attempts: Generated<number>;
  next_attempt_at: string;
  /** Until when a worker holds it; null when free. */
  leased_until: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

/** What a text said from some moment on; the newest of a tag is what it says now. */
export interface TextVersionTable {
  tag: string;
  /** 1 is the tag's oldest. */
  number: number;
  /** JSON of the text in both languages; null when the override was deleted. */
  value: string | null;
  saved_at: string;
  /** Null for what stood before versions were kept, or once the account is erased. */
  user_id: string | null;
}

/** When the owner works: one row. */
export interface AvailabilityTable {
  id: string;
  /** JSON of the settings. */
  settings: string;
  changed_at: string;
  /** Goes up with every change. */
  version: number;
}

/** A day on which a booking was taken. Whoever takes one changes its row, so that of two at once only one can. */
export interface DayPlaceTable {
  /** Local `YYYY-MM-DD`. */
  day: string;
  claims: number;
}

/** The secret address under which an administrator's telephone reads the calendar. */
export interface CalendarFeedTable {
  user_id: string;
  /** SHA-256 of the secret, hex. */
  token_hash: string;
  created_at: string;
}

/** What was written down for good. */
export interface AuditTable {
  id: string;
  /** Instant. */
  at: string;
  what: string;
  /** Who did it; null for a stranger, and once they are gone. */
  user_id: string | null;
  /** `user` or a resource, a slash, and the id. */
  subject: string;
  change: string;
}

export interface Tables {
  audit: AuditTable;
  availability: AvailabilityTable;
  day_place: DayPlaceTable;
  catalogue: CatalogueTable;
  erasure: ErasureTable;
  known_browser: KnownBrowserTable;
  catalogue_listing: ListingTable;
  user: UserTable;
  user_listing: ListingTable;
  removed: RemovedTable;
  session: SessionTable;
  one_time_token: OneTimeTokenTable;
  booking: BookingTable;
  booking_history: BookingHistoryTable;
  quote_revision: QuoteRevisionTable;
  manage_token: ManageTokenTable;
  idempotency: IdempotencyTable;
  mail_outbox: MailOutboxTable;
  text_version: TextVersionTable;
  seating: SeatingTable;
  seat_reservation: SeatReservationTable;
  seat_token: SeatTokenTable;
  reminder: ReminderTable;
  calendar_feed: CalendarFeedTable;
  suspect: SuspectTable;
}
