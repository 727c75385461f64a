import type { ColumnType, Generated } from 'kysely';

/* What people have asked for: parties, and seats. The other tables, and what all of them keep to, stand in schema.ts. */

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

/** A reminder that was queued: once for each booking, kind and day of the event, so that a moved booking is reminded anew. */
export interface ReminderTable {
  booking_id: string;
  kind: string;
  /** Local day of the event. */
  date: string;
  queued_at: string;
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
