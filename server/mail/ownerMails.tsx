import type { BookingRecord } from '../../src/contract/bookingSchema';
import { BUSINESS } from '../../src/contract/business';
import type { BookingStatus, MailText } from '../../src/contract/inbox';
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
import { translate } from './texts';
import { senderLines } from './sender';

const KINDS = { confirm: 'booking-confirmed', decline: 'booking-declined', cancel: 'booking-cancelled', move: 'booking-moved', keepDate: 'booking-date-kept' } as const satisfies Record<MailAction, MailDraft['kind']>;

const TITLES = { asked: 'calendarTitle', settled: 'calendarSureTitle', off: 'calendarGoneTitle' } as const;

/** Returns the calendar state of a booking status. */
function calendarState(status: BookingStatus): keyof typeof TITLES {
  if (status === 'requested') return 'asked';
  return status === 'confirmed' || status === 'done' ? 'settled' : 'off';
}

/** Returns the calendar state of a request and the title of its entry. */
export function calendarLook({ status }: Pick<BookingRecord, 'status'>, { language, type }: BookingFacts) {
  const state = calendarState(status);
  return { state, title: translate(TITLES[state], language, { business: BUSINESS.name, type }) };
}

export interface OwnerMailOptions {
  act: MailAction;
  /** The letter as the owner edited it. */
  mailText: MailText;
  /** Sequence number of the calendar entry. */
  sequence: number;
  /** Change of the quote that goes with the letter. */
  revision?: QuoteRevision | null;
  /** URL of the page where the customer sees and changes the request. */
  manageUrl?: string | null;
  ownerEmail: string;
  /** URL without a trailing slash. */
  publicUrl: string;
  now: Date;
}

function toPlainText({ text }: MailText, { language, reference, publicUrl, revision = null, manageUrl = null }: Omit<OwnerMailProps, 'text'>): string {
  return [
    text,
    '',
    ...(revision ? [...revisionRows(revision), ''] : []),
    ...(manageUrl === null ? [] : [row(language, translate('manage', language), manageUrl), '']),
    ...senderLines({ language, publicUrl, why: translate('letterWhy', language, { reference, site: siteName(publicUrl) }) }),
  ].join('\n');
}

/** Returns the owner's letter about a request, with the calendar entry that replaces the earlier one. @param booking the booking after the action */
export function ownerMail(booking: BookingRecord, { act, mailText, sequence, ownerEmail, publicUrl, now, revision = null, manageUrl = null }: OwnerMailOptions): MailDraft {
  const language: Language = isLanguage(booking.request.language) ? booking.request.language : 'fr';
  const facts = bookingFacts(booking, { language, now });
  const { reference, email } = facts;
  const subject = oneLine(mailText.subject);
  const mailProps = { language, reference, publicUrl, manageUrl, revision: revision && revisionFacts(revision, language) };
  return {
    kind: KINDS[act],
    recipient: email,
    replyTo: { name: BUSINESS.name, address: ownerEmail },
    language,
    subject,
    text: toPlainText(mailText, mailProps),
    html: mailHtml(language, subject, <OwnerMail {...mailProps} text={mailText.text} />),
    calendar: bookingCalendar(facts, { bookingId: booking.id, createdAt: now.toISOString(), sequence, ...calendarLook(booking, facts) }),
  };
}
