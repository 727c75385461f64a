import type { Language } from '../../src/contract/language';
import type { BookingSheet } from './bookingHtml';

export const MAIL_KINDS = ['booking-received', 'booking-notice', 'booking-confirmed', 'booking-declined', 'booking-cancelled', 'booking-moved', 'booking-date-kept', 'booking-changed', 'booking-changed-notice', 'contact-received', 'contact-notice', 'account-welcome', 'account-exists', 'password-reset', 'password-changed', 'email-changed', 'seat-reserved', 'seat-waiting', 'seat-offer', 'seat-expired', 'seat-cancelled', 'seat-left', 'seat-moved', 'seat-notice', 'booking-reminder', 'reminder-notice'] as const;

/** Mails that hold a key: their words are kept no longer than it takes to send them, and never past the hour that the key works. */
export const SECRET_KINDS: readonly string[] = ['password-reset'];

/** Mails whose words hold a key: none of it is kept once they are sent. */
export const ERASED_ONCE_SENT: readonly string[] = [...SECRET_KINDS, 'seat-reserved', 'seat-waiting', 'seat-offer', 'seat-moved'];

/** A mail ready to be queued. */
export interface MailDraft {
  kind: (typeof MAIL_KINDS)[number];
  recipient: string;
  replyTo: { name: string; address: string } | null;
  language: Language;
  subject: string;
  text: string;
  /** Written already or, of a mail that a visitor waits for, what it is written from when it is sent. */
  html: string | BookingSheet;
  /** An .ics file, or null. */
  calendar: string | null;
}

/** A queued mail on its way out. */
export interface OutgoingMail extends Omit<MailDraft, 'html'> {
  id: string;
  html: string;
  /** Stays the same over every attempt, so that a mail delivered twice is seen as one. */
  messageId: string;
}

/** Hands one mail over. Rejects when it was not accepted; `responseCode` 5xx on the error means it never will be. */
export type Mailer = (mail: OutgoingMail) => Promise<void>;
