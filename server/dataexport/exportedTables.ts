import { EXPORT_ENTRIES } from '../../src/contract/audit';
import type { Tables } from '../db/schema';
import { SECRET_KINDS } from '../mail/mail';

/** Table of the exported file. */
export interface ExportedTable {
  name: keyof Tables;
  /** Primary key, by which the rows are ordered. */
  key: readonly string[];
  /** Columns with JSON. */
  json: readonly string[];
  /** Rows that belong to the installation instead of the data, by the value of a column. */
  omitted: { column: string; values: readonly string[] } | null;
}

const table = (name: keyof Tables, key: readonly string[], { json = [], omitted = null }: Partial<Pick<ExportedTable, 'json' | 'omitted'>> = {}): ExportedTable => ({ name, key, json, omitted });

/** Exported tables. Each follows the tables that its rows refer to. */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  table('user', ['id']),
  table('setting', ['part'], { json: ['value'] }),
  table('setting_version', ['part', 'number'], { json: ['value'] }),
  table('availability', ['id'], { json: ['settings'] }),
  table('catalogue', ['resource', 'id'], { json: ['fields'] }),
  table('text_version', ['tag', 'number'], { json: ['value'] }),
  table('picture', ['id']),
  table('picture_file', ['picture_id', 'width', 'format']),
  table('customer', ['id']),
  table('booking', ['id'], { json: ['request', 'quote', 'priced_items', 'wish'] }),
  table('booking_history', ['booking_id', 'version'], { json: ['details'] }),
  table('quote_revision', ['booking_id', 'version'], { json: ['quote_before', 'quote_after'] }),
  table('proposal', ['booking_id', 'number'], { json: ['change'] }),
  // The links in mails that customers already have.
  table('manage_token', ['token_hash']),
  table('reminder', ['booking_id', 'kind', 'date']),
  table('day_place', ['day']),
  table('seating', ['kind', 'thing_id']),
  table('seat_reservation', ['id']),
  table('seat_token', ['token_hash']),
  table('suspect', ['id'], { json: ['body'] }),
  table('contact_message', ['id']),
  table('mail_outbox', ['id'], { json: ['reply_to', 'sheet'], omitted: { column: 'kind', values: SECRET_KINDS } }),
  table('erasure', ['kind', 'id']),
  table('audit', ['id'], { omitted: { column: 'what', values: EXPORT_ENTRIES } }),
];

/** Tables left out: access to this installation and its mail server, derived data, and rows that are deleted within hours or days. */
export const OMITTED_TABLES = ['session', 'one_time_token', 'known_browser', 'calendar_feed', 'mail_server', 'idempotency', 'removed', 'catalogue_listing', 'user_listing'] as const satisfies readonly (keyof Tables)[];
