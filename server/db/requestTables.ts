import type { ColumnType, Generated } from 'kysely';

/* Tables of booking requests and seat reservations. The other tables, and the conventions for all of them, are in schema.ts. */

export interface BookingTable {
  id: string;
  reference: string;
  status: string;
  created_at: string;
  /** Local day of the event, for sorting and availability. */
  date: string;
  name: string;
  email: string;
  /** JSON of the accepted request. */
  request: string;
  /** JSON of the quote in dollars, frozen with the names and amounts of that day. */
  quote: string;
  /** Server's total. Null when to be determined. */
  total_cents: number | null;
  /** Total shown on the sender's screen. */
  quoted_cents: number | null;
  travel_metres: number | null;
  /** JSON: unit prices and portions of every line at the time of the quote, so that the quote can be explained later. */
  priced_items: string;
  formula_version: string;
  /** Member who made the request. Null for a visitor, or once the account is erased. */
  user_id: string | null;
  /** Event or training in the catalogue that a member's request created. Null for a booking. */
  thing_id: string | null;
  /** Title and description of that event or training. Empty for a booking. */
  title: ColumnType<string, string | undefined, string>;
  description: ColumnType<string, string | undefined, string>;
  /** Event type of the booking page, or else `event` or `training`. */
  kind: string;
  /** Adults and children combined. */
  guests: number;
  /** Server's total before taxes. Null when to be determined. */
  sold_cents: number | null;
  /** Incremented on every change. */
  version: Generated<number>;
  /** Sequence number of the calendar entry. Incremented with every mail that updates the entry. */
  sequence: Generated<number>;
  /** Private note of the owner. */
  note: Generated<string>;
  /** Normalized search text: name, e-mail address, reference, place and title. */
  search: Generated<string>;
  /** Time when the personal data was erased. Null before. */
  erased_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** Local day from which the request holds its day: when it was made or last moved. */
  held_from: Generated<string>;
  /** JSON of the alternative day requested by the customer, with a message. Null when there is none, or once it is answered. */
  wish: ColumnType<string | null, string | null | undefined, string | null>;
  /** Card of the customer in the book. */
  customer_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** User who entered the request by hand. Null when the customer sent it, or once the account is deleted. */
  entered_by: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Quotes before and after a change. Append-only. */
export interface QuoteRevisionTable {
  booking_id: string;
  /** Version of the request after the change. */
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

/** Tokens that grant access to a request without an account, one per mail with a link. */
export interface ManageTokenTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  booking_id: string;
  created_at: string;
}

/** Actions of the owner or the customer on a request. */
export interface BookingHistoryTable {
  booking_id: string;
  /** Version of the request after the action. Exactly one action per version. */
  version: number;
  at: string;
  /** Null for an action of the customer, or once the account is deleted. */
  user_id: string | null;
  act: string;
  /** JSON with further details of the history entry. Must not contain personal data. */
  details: string;
}

/** Queued reminders, unique by booking, kind and event day, so that a moved booking gets another reminder. */
export interface ReminderTable {
  booking_id: string;
  kind: string;
  /** Local day of the event. */
  date: string;
  queued_at: string;
}

/** Submissions quarantined by a honeypot, until the owner reviews them. */
export interface FlaggedSubmissionTable {
  id: string;
  kind: string;
  /** Reference given to the sender. Null for a message. */
  reference: string | null;
  language: string;
  /** Id of the logged-in sender. */
  user_id: string | null;
  /** JSON of the submission, as validated by its schema. */
  body: string;
  created_at: string;
}

/** Lock row per event or training: transactions that change its seats are serialized by updating this row. */
export interface SeatingTable {
  kind: string;
  thing_id: string;
  changes: Generated<number>;
}

/** Seat reservation of a group. */
export interface SeatReservationTable {
  id: string;
  kind: string;
  thing_id: string;
  /** Local day of the reserved date: a training is given again on other days, to other guests. */
  day: string;
  seats: number;
  state: string;
  name: string;
  /** Empty when the owner has no address for the group. */
  email: string;
  message: string;
  language: string;
  by_hand: number;
  offered_until: string | null;
  created_at: string;
  version: Generated<number>;
  /** Sequence number of the calendar entry. Incremented with every mail that updates the entry. */
  sequence: Generated<number>;
  erased_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Tokens that grant access to the page of a reservation, one per mail. */
export interface SeatTokenTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  reservation_id: string;
}
