import type { BookingFacts } from './bookingFacts';
import { BookingNotice } from './BookingNotice';
import { BookingReceived } from './BookingReceived';
import { mailHtml } from './mailHtml';

/**
 * What the HTML of a booking's mail is written from. It is stored with the booking, as things are then, and read when the mail is sent,
 * perhaps by a later version of the program: whatever is added to it is optional.
 */
export interface BookingSheet {
  facts: BookingFacts;
  publicUrl: string;
  /** Where the customer sees and changes their request; null for the owner. */
  manageUrl: string | null;
}

/** Writes the HTML of a mail that was queued with a sheet. @throws when the sheet cannot be read, or belongs to no such mail */
export function bookingHtml({ kind, subject }: { kind: string; subject: string }, { facts, publicUrl, manageUrl }: BookingSheet): string {
  const { language } = facts;
  if (kind === 'booking-received') return mailHtml(language, subject, <BookingReceived facts={facts} publicUrl={publicUrl} manageUrl={manageUrl} />);
  if (kind === 'booking-notice') return mailHtml(language, subject, <BookingNotice facts={facts} publicUrl={publicUrl} />);
  throw new Error(`No ${kind} is written from a booking's facts`);
}
