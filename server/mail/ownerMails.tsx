import type { BookingRecord } from '../../src/contract/bookingSchema';
import { CALENDAR_STATES, calendarStateOf } from '../../src/contract/calendarEntry';
import type { MailText } from '../../src/contract/mailText';
import { isLanguage, type Language } from '../../src/contract/language';
import type { MailAction } from '../../src/contract/requestMailTemplates';
import type { QuoteRevision } from '../../src/contract/quoteChange';
import { bookingFacts, type BookingFacts } from './bookingFacts';
import { bookingCalendar } from './calendar';
import { revisionFacts } from './changeFacts';
import { revisionRows } from './changeText';
import { oneLine } from './cleanText';
import { siteName } from './links';
import type { MailDraft } from './mail';
import { mailHtml } from './mailHtml';
import { OwnerMail, type OwnerMailProps } from './OwnerMail';
import { row } from './plainText';
import type { MailContext } from './mailContext';
import type { MailOptions } from './mailOptions';
import { senderLines } from './sender';

const KINDS = { confirm: 'booking-confirmed', decline: 'booking-declined', cancel: 'booking-cancelled', move: 'booking-moved', keepDate: 'booking-date-kept', edit: 'booking-changed', propose: 'booking-proposed' } as const satisfies Record<MailAction, MailDraft['kind']>;

/** Returns the calendar state of a request and the title of its entry. */
export function calendarLook({ status }: Pick<BookingRecord, 'status'>, { language, type }: BookingFacts, { translate }: MailContext) {
  const state = calendarStateOf(status);
  return { state, title: translate(CALENDAR_STATES[state].title, language, { type }) };
}

export interface OwnerMailOptions extends MailOptions {
  act: MailAction;
  /** The letter as the owner edited it. */
  mailText: MailText;
  /** Sequence number of the calendar entry. */
  sequence: number;
  /** Change of the quote that goes with the letter. */
  revision?: QuoteRevision | null;
  /** URL of the page where the customer sees and changes the request. */
  manageUrl?: string | null;
  now: Date;
}

function toPlainText(mail: MailContext, { text }: MailText, { language, reference, publicUrl, revision = null, manageUrl = null }: Omit<OwnerMailProps, 'text'>): string {
  const { translate } = mail;
  return [
    text,
    '',
    ...(revision ? [...revisionRows(mail, revision), ''] : []),
    ...(manageUrl === null ? [] : [row(language, translate('manage', language), manageUrl), '']),
    ...senderLines(mail, { language, publicUrl, why: translate('letterWhy', language, { reference, site: siteName(publicUrl) }) }),
  ].join('\n');
}

/** Returns the owner's letter about a request, with the calendar entry that replaces the earlier one. @param booking the booking after the action */
export function ownerMail(booking: BookingRecord, { mail, act, mailText, sequence, ownerEmail, publicUrl, now, revision = null, manageUrl = null }: OwnerMailOptions): MailDraft {
  const language: Language = isLanguage(booking.request.language) ? booking.request.language : 'fr';
  const facts = bookingFacts(booking, { mail, language, now });
  const { reference, email } = facts;
  const subject = oneLine(mailText.subject);
  const mailProps = { language, reference, publicUrl, manageUrl, revision: revision && revisionFacts(revision, { mail, language }) };
  return {
    kind: KINDS[act],
    recipient: email,
    replyTo: { name: mail.settings.identity.name, address: ownerEmail },
    language,
    subject,
    text: toPlainText(mail, mailText, mailProps),
    html: mailHtml(mail, { language, title: subject }, <OwnerMail {...mailProps} text={mailText.text} />),
    calendar: bookingCalendar(facts, { mail, bookingId: booking.id, createdAt: now.toISOString(), sequence, ...calendarLook(booking, facts, mail) }),
  };
}
