import type { ColumnType, Generated } from 'kysely';

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

export interface BookingTable {
  id: string;
  reference: string;
  status: string;
  created_at: string;
  /** Local day of the event, for sorting and availability. */
  date: string;
  name: string;
  email: string;
  /** JSON of the request as it was accepted. */
  request: string;
  /** JSON of the quote in dollars, frozen with the names and amounts of that day. */
  quote: string;
  /** The server's total; null when to be determined. */
  total_cents: number | null;
  /** The total that the sender's screen showed. */
  quoted_cents: number | null;
  travel_metres: number | null;
  /** JSON: unit prices and portions of every line as they were, so that the quote can be explained later. */
  priced_items: string;
  formula_version: string;
  /** Who asked while signed in; null for a visitor, or once the account is erased. */
  user_id: string | null;
  /** The event or training in the catalogue that a member's request made; null for a booking. */
  thing_id: string | null;
  /** What that event or training is called, and is about; empty for a booking. */
  title: ColumnType<string, string | undefined, string>;
  description: ColumnType<string, string | undefined, string>;
  /** An event type of the booking page, else `event` or `training`. */
  kind: string;
  /** Adults and children together. */
  guests: number;
  /** The server's total before taxes; null when to be determined. */
  sold_cents: number | null;
  /** Goes up with every change. */
  version: Generated<number>;
  /** Of the calendar entry: goes up with every mail that replaces it. */
  sequence: Generated<number>;
  /** For the owner's eyes only. */
  note: Generated<string>;
  /** What a search looks in, folded: name, e-mail, reference, place and title. */
  search: Generated<string>;
  /** When the person's data were erased; null while they are there. */
  erased_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** The local day from which it holds its day: when it was made, or last moved. */
  held_from: Generated<string>;
  /** JSON of the other day that the customer asks for, and their words; null without one, or once it is answered. */
  wish: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What a quote was and what it became: rows are added and never changed. */
export interface QuoteRevisionTable {
  booking_id: string;
  /** The version of the request that it made. */
  version: number;
  at: string;
  changed_by: 'owner' | 'customer';
  reason: string;
  guests_before: number;
  guests_after: number;
  /** JSON of the quotes, in dollars. */
  quote_before: string;
  quote_after: string;
}

/** What opens a request without an account: one for each mail that leads to it. */
export interface ManageTokenTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  booking_id: string;
  created_at: string;
}

/** What the owner or the customer did with a request. */
export interface BookingHistoryTable {
  booking_id: string;
  /** The version that it made: one act a version, and never two. */
  version: number;
  at: string;
  /** Null once the account is gone, and for what the customer did. */
  user_id: string | null;
  act: string;
  /** JSON of what a line of the history says besides; never anything about the person. */
  details: string;
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
  html: string;
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

/** Where all who change the seats of one thing queue: who has changed its row goes before the others. */
export interface SeatingTable {
  kind: string;
  thing_id: string;
  changes: Generated<number>;
}

/** A group that has asked for seats. */
export interface SeatReservationTable {
  id: string;
  kind: string;
  thing_id: string;
  /** Local day of what they come to: a training is given again on another day, to others. */
  day: string;
  seats: number;
  state: string;
  name: string;
  /** Empty where the owner knows none. */
  email: string;
  message: string;
  language: string;
  by_hand: number;
  offered_until: string | null;
  created_at: string;
  version: Generated<number>;
  /** Of the calendar entry: goes up with every mail that replaces it. */
  sequence: Generated<number>;
  erased_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Each mail has a key of its own to the page of its group. */
export interface SeatTokenTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  reservation_id: string;
}

/** A reminder that was queued: once for each booking, kind and day of the event, so that a moved booking is reminded anew. */
export interface ReminderTable {
  booking_id: string;
  kind: string;
  /** Local day of the event. */
  date: string;
  queued_at: string;
}

/** The secret address under which an administrator's telephone reads the calendar. */
export interface CalendarFeedTable {
  user_id: string;
  /** SHA-256 of the secret, hex. */
  token_hash: string;
  created_at: string;
}

/** What came through a form's trap: neither lost nor let in before the owner has looked at it. */
export interface SuspectTable {
  id: string;
  kind: string;
  /** What the sender was told; null for a message. */
  reference: string | null;
  language: string;
  /** Who sent it while signed in. */
  user_id: string | null;
  /** JSON of what was sent, as its schema left it. */
  body: string;
  created_at: string;
}

export interface Tables {
  availability: AvailabilityTable;
  day_place: DayPlaceTable;
  catalogue: CatalogueTable;
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
