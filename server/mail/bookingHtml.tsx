import type { BookingFacts } from './bookingFacts';
import { BookingNotice } from './BookingNotice';
import { BookingReceived } from './BookingReceived';
import type { MailContext } from './mailContext';
import { mailHtml } from './mailHtml';

/**
 * Source data of the HTML of a booking's mail, a snapshot stored with the booking and read when the mail is sent. A later version of the program may
 * read it, so every added field is optional.
 */
export interface BookingMailPayload {
  facts: BookingFacts;
  publicUrl: string;
  /** URL of the page where the customer sees and changes the request; null for the owner. */
  manageUrl: string | null;
}

/** Renders the HTML of a mail that was queued with a sheet, with the current settings and texts. @throws when the sheet cannot be read or the mail kind has no HTML */
export function bookingHtml(mail: MailContext, { kind, subject }: { kind: string; subject: string }, { facts, publicUrl, manageUrl }: BookingMailPayload): string {
  const { language } = facts;
  if (kind === 'booking-received') return mailHtml(mail, { language, title: subject }, <BookingReceived facts={facts} publicUrl={publicUrl} manageUrl={manageUrl} />);
  if (kind === 'booking-notice') return mailHtml(mail, { language, title: subject }, <BookingNotice facts={facts} publicUrl={publicUrl} />);
  throw new Error(`A ${kind} mail has no booking facts`);
}
