import type { ColumnType, Generated } from 'kysely';
import type { CustomerTable, ProposalTable } from './agreementTables';
import type { PictureFileTable, PictureTable } from './pictureTables';
import type { ContactMessageTable, MailOutboxTable, MailServerTable } from './mailTables';
import type { BookingHistoryTable, BookingTable, ManageTokenTable, QuoteRevisionTable, ReminderTable, SeatingTable, SeatReservationTable, SeatTokenTable, FlaggedSubmissionTable } from './requestTables';

/*
 * Schema for both engines: text ids, ISO days and instants as text, booleans as 0/1, JSON as text, money in whole cents.
 */

/** Catalogue item: its fields as JSON, as validated by its contract schema. */
export interface CatalogueTable {
  id: string;
  resource: string;
  /** JSON of the resource's fields. */
  fields: string;
  position: number;
  /** 0 when the fields contain `isActive: false`. Duplicated in a column, so that public lists can be paginated in SQL. */
  active: Generated<number>;
  /** Dotted tag of a content entry. Null for all other resources. */
  tag: string | null;
  created_at: string;
  updated_at: string;
  /** Incremented on every change. */
  version: Generated<number>;
}

export interface UserTable {
  id: string;
  username: string;
  email: string;
  /** Case-folded (see `nameKey`); unique. */
  username_key: string;
  email_key: string;
  name: string;
  role: 'admin' | 'user';
  password_hash: string;
  disabled: ColumnType<number, number | undefined, number>;
  /** Language of the user's mails. */
  language: Generated<string>;
  created_at: string;
  /** Incremented on every change. */
  version: Generated<number>;
}

/** Erased persons by the id of their request, account or seat reservation. */
export interface ErasureTable {
  kind: string;
  id: string;
  erased_at: string;
}

/** Browsers that have logged in to an account. */
export interface KnownBrowserTable {
  token_hash: string;
  user_id: string;
  expires_at: string;
}

/** Sort, filter and search keys of admin lists, one row per item. */
export interface ListingTable {
  resource: string;
  id: string;
  /** Insertion order of the item. */
  position: number;
  /** JSON of the fields that the list is sorted and filtered by. */
  keys: string;
  /** Normalized search text. */
  words: string;
}

/** Recently deleted items, kept for undo. */
export interface RemovedTable {
  resource: string;
  id: string;
  /** JSON of the data needed to restore the item. */
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

/** One-time tokens for creating the first administrator and for password resets. */
export interface OneTimeTokenTable {
  token_hash: string;
  purpose: string;
  expires_at: string;
  used_at: string | null;
  /** User of a password reset. Null for the setup token. */
  user_id: string | null;
}

export interface IdempotencyTable {
  key: string;
  route: string;
  /** SHA-256 of the request body, hex. */
  body_hash: string;
  status: number;
  /** JSON of the response. */
  answer: string;
  expires_at: string;
}

/** Versions of text overrides. The newest version of a tag is the current one. */
export interface TextVersionTable {
  tag: string;
  /** Version number per tag. 1 is the oldest. */
  number: number;
  /** JSON of the text in both languages. Null when the override was deleted. */
  value: string | null;
  saved_at: string;
  /** Null for texts that predate versioning, or once the account is erased. */
  user_id: string | null;
}

/** Owner's availability, in a single row. */
export interface AvailabilityTable {
  id: string;
  /** JSON of the settings. */
  settings: string;
  changed_at: string;
  /** Incremented on every change. */
  version: number;
}

/** Current settings of the business, one row for each part that was saved. */
export interface SettingTable {
  part: string;
  /** JSON of the part. */
  value: string;
  /** Number of its newest version. */
  version: number;
}

/** Versions of the settings. Append-only. */
export interface SettingVersionTable {
  part: string;
  /** Version number per part. 1 is the oldest. */
  number: number;
  value: string;
  saved_at: string;
  user_id: string | null;
}

/** Days with bookings, used as lock rows: every new booking updates its day's row, so that only one of two concurrent bookings can succeed. */
export interface DayPlaceTable {
  /** Local day, `YYYY-MM-DD`. */
  day: string;
  claims: number;
}

/** Secret feed URLs for administrators' calendar applications. */
export interface CalendarFeedTable {
  user_id: string;
  /** SHA-256 of the secret, hex. */
  token_hash: string;
  created_at: string;
}

/** Permanent audit log. */
export interface AuditTable {
  id: string;
  /** Instant, in ISO 8601 format. */
  at: string;
  what: string;
  /** Acting user. Null when not logged in, or once the account is deleted. */
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
  proposal: ProposalTable;
  customer: CustomerTable;
  booking: BookingTable;
  booking_history: BookingHistoryTable;
  quote_revision: QuoteRevisionTable;
  manage_token: ManageTokenTable;
  idempotency: IdempotencyTable;
  mail_outbox: MailOutboxTable;
  mail_server: MailServerTable;
  contact_message: ContactMessageTable;
  text_version: TextVersionTable;
  seating: SeatingTable;
  seat_reservation: SeatReservationTable;
  seat_token: SeatTokenTable;
  reminder: ReminderTable;
  calendar_feed: CalendarFeedTable;
  suspect: FlaggedSubmissionTable;
  setting: SettingTable;
  setting_version: SettingVersionTable;
  picture: PictureTable;
  picture_file: PictureFileTable;
}
