import type { ColumnType, Generated } from 'kysely';

/* Tables of mails and of messages of the contact form. The other tables, and the conventions for all of them, are in schema.ts. */

export interface MailOutboxTable {
  id: string;
  booking_id: string | null;
  /** Account that the mail refers to. Null for all other mails. */
  user_id: string | null;
  /** Seat reservation that the mail refers to. */
  reservation_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Message of the contact form that the mail refers to. */
  contact_id: ColumnType<string | null, string | null | undefined, string | null>;
  kind: string;
  recipient: string;
  /** JSON `{ name, address }`, or null. */
  reply_to: string | null;
  language: string;
  subject: string;
  text: string;
  /** Empty until rendered from `sheet`. */
  html: string;
  /** JSON from which the HTML is rendered when the mail is sent. Null when the HTML was rendered when the mail was queued. */
  sheet: ColumnType<string | null, string | null | undefined, string | null>;
  /** Content of the .ics attachment, or null. */
  calendar: string | null;
  message_id: string;
  status: 'queued' | 'sent' | 'dead';
  attempts: Generated<number>;
  next_attempt_at: string;
  /** Expiry of the worker's lease. Null when not leased. */
  leased_until: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
  /** Normalized search text: recipient and subject. */
  search: Generated<string>;
}

/** Mail server of the settings, in a single row. The row stays when the mail server is removed, so that its version only grows. */
export interface MailServerTable {
  id: string;
  /** Empty when no mail server is set. */
  host: string;
  port: number;
  security: string;
  /** Empty for a connection without a login. */
  username: string;
  /** Sender's address. Empty for the business's own. */
  sender: string;
  /** Encrypted, see `sealSecret.ts`. Null without a password. */
  password: string | null;
  /** Incremented on every change. */
  version: number;
}

/** Message of the contact form. */
export interface ContactMessageTable {
  id: string;
  /** Empty once erased, as are `email`, `message` and `search`. */
  name: string;
  email: string;
  topic: string;
  message: string;
  /** Language in which the sender used the site. */
  language: string;
  /** Normalized search text: name, e-mail address and message. */
  search: string;
  created_at: string;
  read_at: string | null;
  answered_at: string | null;
  /** 1 once the personal data was erased. */
  erased: Generated<number>;
}
