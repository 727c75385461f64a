import type { Language } from '../../src/contract/language';
import type { BookingMailPayload } from './bookingHtml';

export const MAIL_KINDS = ['booking-received', 'booking-notice', 'booking-confirmed', 'booking-declined', 'booking-cancelled', 'booking-moved', 'booking-date-kept', 'booking-changed', 'booking-changed-notice', 'booking-proposed', 'booking-accepted', 'booking-accepted-notice', 'booking-amended', 'booking-amendment', 'contact-received', 'contact-notice', 'contact-answer', 'account-welcome', 'account-exists', 'password-reset', 'password-changed', 'email-changed', 'seat-reserved', 'seat-waiting', 'seat-offer', 'seat-expired', 'seat-cancelled', 'seat-left', 'seat-moved', 'seat-notice', 'booking-reminder', 'reminder-notice', 'mail-preview', 'mail-test'] as const;

/** Mails that contain a secret link. Their content is deleted after sending, and no later than the expiry of the link. */
export const SECRET_KINDS: readonly string[] = ['password-reset'];

/** Mails that contain a secret link. Their content is deleted once they are sent. */
export const ERASED_ONCE_SENT: readonly string[] = [...SECRET_KINDS, 'seat-reserved', 'seat-waiting', 'seat-offer', 'seat-moved'];

/** Person or business with an e-mail address. */
export interface Mailbox {
  name: string;
  address: string;
}

/** Mail ready to be queued. */
export interface MailDraft {
  kind: (typeof MAIL_KINDS)[number];
  recipient: string;
  replyTo: Mailbox | null;
  language: Language;
  subject: string;
  text: string;
  /** The rendered HTML or, for a mail that a visitor waits for, the data from which it is rendered on sending. */
  html: string | BookingMailPayload;
  /** Content of an .ics file, or null. */
  calendar: string | null;
}

/** Queued mail that is being sent. */
export interface OutgoingMail extends Omit<MailDraft, 'html'> {
  id: string;
  /** A mailbox, or `Name <address>`. */
  from: Mailbox | string;
  html: string;
  /** File name of the calendar entry. */
  calendarName: string;
  /** Stays the same for every attempt, so that a mail that is delivered twice is recognized as a duplicate. */
  messageId: string;
}

/** Sends one mail. Rejects when the mail was not accepted; `responseCode` 5xx on the error means a permanent failure. */
export type Mailer = (mail: OutgoingMail) => Promise<void>;
