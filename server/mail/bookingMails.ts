import type { BookingRecord } from '../../src/contract/bookingSchema';
import { bookingFacts, type BookingFacts } from './bookingFacts';
import { bookingCalendar } from './calendar';
import type { MailDraft } from './mail';
import { noticeText, receivedText } from './plainText';
import { receiptFacts } from './receiptFacts';
import type { MailOptions } from './mailOptions';

export interface BookingMailOptions extends MailOptions {
  now: Date;
  /** URL of the page where the customer sees and changes the request. */
  manageUrl?: string | null;
}

function receivedMail(booking: BookingRecord, facts: BookingFacts, { mail, ownerEmail, publicUrl, manageUrl = null }: BookingMailOptions): MailDraft {
  const { translate, settings } = mail;
  const { language, reference, type, day, email } = facts;
  return {
    kind: 'booking-received',
    recipient: email,
    replyTo: { name: settings.identity.name, address: ownerEmail },
    language,
    subject: translate('receivedSubject', language, { reference, type, day }),
    text: receivedText(mail, facts, { publicUrl, manageUrl }),
    html: { facts, publicUrl, manageUrl },
    calendar: bookingCalendar(facts, { mail, bookingId: booking.id, title: translate('calendarTitle', language, { type }), createdAt: booking.createdAt }),
  };
}

function noticeMail(booking: BookingRecord, facts: BookingFacts, { mail, ownerEmail, publicUrl }: BookingMailOptions): MailDraft {
  const { translate } = mail;
  const { language, reference, type, day, email, fullName, shortNotice } = facts;
  return {
    kind: 'booking-notice',
    recipient: ownerEmail,
    replyTo: { name: fullName, address: email },
    language,
    subject: translate(shortNotice ? 'noticeSubjectSoon' : 'noticeSubject', language, { reference, name: fullName, type, day }),
    text: noticeText(mail, facts, { publicUrl }),
    html: { facts, publicUrl, manageUrl: null },
    calendar: bookingCalendar(facts, { mail, bookingId: booking.id, title: translate('calendarOwnerTitle', language, { type, name: fullName }), createdAt: booking.createdAt }),
  };
}

/** Returns the two mails of a booking: the customer's in the customer's language, then the owner's in French. */
export function bookingMails(booking: BookingRecord, options: BookingMailOptions): Promise<MailDraft[]> {
  const { mail, now } = options;
  const french = bookingFacts(booking, { mail, language: 'fr', now });
  const theirs = receiptFacts(booking, { mail, language: french.customerLanguage, now });
  return Promise.resolve([receivedMail(booking, theirs, options), noticeMail(booking, french, options)]);
}
