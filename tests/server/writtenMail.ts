import { bookingHtml, type BookingMailPayload } from '../../server/mail/bookingHtml';
import type { MailDraft } from '../../server/mail/mail';

/** Mail with its HTML. */
export interface WrittenMail extends Omit<MailDraft, 'html'> {
  html: string;
}

/** Renders a mail as it is sent, from data that has been serialized as in the database. */
export const written = (mail: MailDraft): WrittenMail => ({
  ...mail,
  html: typeof mail.html === 'string' ? mail.html : bookingHtml(mail, JSON.parse(JSON.stringify(mail.html)) as BookingMailPayload),
});
