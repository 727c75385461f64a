import type { Language } from '../../src/contract/language';

export const MAIL_KINDS = ['booking-received', 'booking-notice', 'booking-confirmed', 'booking-declined', 'booking-cancelled', 'booking-moved', 'booking-reminder', 'reminder-notice', 'contact-received', 'contact-notice', 'account-welcome', 'account-exists', 'password-reset', 'password-changed', 'email-changed'] as const;

/** Mails that hold a key: their words are kept no longer than it takes to send them, and never past the hour that the key works. */
export const SECRET_KINDS: readonly string[] = ['password-reset'];

/** A mail ready to be queued. */
export interface MailDraft {
  kind: (typeof MAIL_KINDS)[number];
  recipient: string;
  replyTo: { name: string; address: string } | null;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** An .ics file, or null. */
  calendar: string | null;
}

/** A queued mail on its way out. */
export interface OutgoingMail extends MailDraft {
  id: string;
  /** Stays the same over every attempt, so that a mail delivered twice is seen as one. */
  messageId: string;
}

/** Hands one mail over. Rejects when it was not accepted; `responseCode` 5xx on the error means it never will be. */
export type Mailer = (mail: OutgoingMail) => Promise<void>;
