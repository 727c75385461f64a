import type { BookingRecord } from '../../src/contract/bookingSchema';
import { BUSINESS } from '../../src/contract/business';
import { bookingFacts, type BookingFacts } from './bookingFacts';
import { bookingCalendar } from './calendar';
import type { MailDraft } from './mail';
import { noticeText, receivedText } from './plainText';
import { receiptFacts } from './receiptFacts';
import { translate } from './texts';

export interface BookingMailOptions {
  ownerEmail: string;
  /** URL without a trailing slash. */
  publicUrl: string;
  now: Date;
  /** URL of the page where the customer sees and changes the request. */
  manageUrl?: string | null;
}

function receivedMail(booking: BookingRecord, facts: BookingFacts, { ownerEmail, publicUrl, manageUrl = null }: BookingMailOptions): MailDraft {
  const { language, reference, type, day, email } = facts;
  return {
    kind: 'booking-received',
    recipient: email,
    replyTo: { name: BUSINESS.name, address: ownerEmail },
    language,
    subject: translate('receivedSubject', language, { reference, type, day }),
    text: receivedText(facts, { publicUrl, manageUrl }),
    html: { facts, publicUrl, manageUrl },
    calendar: bookingCalendar(facts, { bookingId: booking.id, title: translate('calendarTitle', language, { business: BUSINESS.name, type }), createdAt: booking.createdAt }),
  };
}

function noticeMail(booking: BookingRecord, facts: BookingFacts, { ownerEmail, publicUrl }: BookingMailOptions): MailDraft {
  const { language, reference, type, day, email, fullName, shortNotice } = facts;
  return {
    kind: 'booking-notice',
    recipient: ownerEmail,
    replyTo: { name: fullName, address: email },
    language,
    subject: translate(shortNotice ? 'noticeSubjectSoon' : 'noticeSubject', language, { reference, name: fullName, type, day }),
    text: noticeText(facts, { publicUrl }),
    html: { facts, publicUrl, manageUrl: null },
    calendar: bookingCalendar(facts, { bookingId: booking.id, title: translate('calendarOwnerTitle', language, { type, name: fullName }), createdAt: booking.createdAt }),
  };
}

/** Returns the two mails of a booking: the customer's in the customer's language, then the owner's in French. */
export function bookingMails(booking: BookingRecord, options: BookingMailOptions): Promise<MailDraft[]> {
  const { now } = options;
  const french = bookingFacts(booking, { language: 'fr', now });
  const theirs = receiptFacts(booking, { language: french.customerLanguage, now });
  return Promise.resolve([receivedMail(booking, theirs, options), noticeMail(booking, french, options)]);
}
