import { bookingHtml, type BookingSheet } from '../../server/mail/bookingHtml';
import type { MailDraft } from '../../server/mail/mail';

/** A mail with its HTML. */
export interface WrittenMail extends Omit<MailDraft, 'html'> {
  html: string;
}

/** A mail as it is sent: what it is written from has been to the database and back. */
export const written = (mail: MailDraft): WrittenMail => ({
  ...mail,
  html: typeof mail.html === 'string' ? mail.html : bookingHtml(mail, JSON.parse(JSON.stringify(mail.html)) as BookingSheet),
});
