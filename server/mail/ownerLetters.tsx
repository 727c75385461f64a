import type { BookingRecord } from '../../src/contract/bookingSchema';
import { BUSINESS } from '../../src/contract/business';
import type { BookingStatus, Letter } from '../../src/contract/inbox';
import { isLanguage, type Language } from '../../src/contract/language';
import type { LetterAct } from '../../src/contract/requestLetters';
import type { QuoteRevision } from '../../src/contract/quoteChange';
import { bookingFacts, type BookingFacts } from './bookingFacts';
import { bookingCalendar } from './calendar';
import { revisionFacts } from './changeFacts';
import { revisionRows } from './changeText';
import { oneLine } from './cleanText';
import { siteName } from './links';
import type { MailDraft } from './mail';
import { mailHtml } from './mailHtml';
import { OwnerLetter, type OwnerLetterProps } from './OwnerLetter';
import { row } from './plainText';
import { say } from './texts';
import { senderLines } from './sender';

const KINDS = { confirm: 'booking-confirmed', decline: 'booking-declined', cancel: 'booking-cancelled', move: 'booking-moved', keepDate: 'booking-date-kept' } as const satisfies Record<LetterAct, MailDraft['kind']>;

const TITLES = { asked: 'calendarTitle', settled: 'calendarSureTitle', off: 'calendarGoneTitle' } as const;

/** What the date is worth in a state. */
function calendarState(status: BookingStatus): keyof typeof TITLES {
  if (status === 'requested') return 'asked';
  return status === 'confirmed' || status === 'done' ? 'settled' : 'off';
}

/** How a request stands in a calendar, and under which title. */
export function calendarLook({ status }: Pick<BookingRecord, 'status'>, { language, type }: BookingFacts) {
  const state = calendarState(status);
  return { state, title: say(TITLES[state], language, { business: BUSINESS.name, type }) };
}

export interface LetterOptions {
  act: LetterAct;
  /** As the owner edited it. */
  letter: Letter;
  /** Of the calendar entry. */
  sequence: number;
  /** How the quote changes with it. */
  revision?: QuoteRevision | null;
  /** Where the customer sees and changes their request. */
  manageUrl?: string | null;
  ownerEmail: string;
  /** Without a slash at its end. */
  publicUrl: string;
  now: Date;
}

function letterText({ text }: Letter, { language, reference, publicUrl, revision = null, manageUrl = null }: Omit<OwnerLetterProps, 'text'>): string {
  return [
    text,
    '',
    ...(revision ? [...revisionRows(revision), ''] : []),
    ...(manageUrl === null ? [] : [row(language, say('manage', language), manageUrl), '']),
    ...senderLines({ language, publicUrl, why: say('letterWhy', language, { reference, site: siteName(publicUrl) }) }),
  ].join('\n');
}

/** The owner's letter about a request, with the calendar entry that replaces the one before. @param booking as the act leaves it */
export function ownerLetter(booking: BookingRecord, { act, letter, sequence, ownerEmail, publicUrl, now, revision = null, manageUrl = null }: LetterOptions): MailDraft {
  const language: Language = isLanguage(booking.request.language) ? booking.request.language : 'fr';
  const facts = bookingFacts(booking, { language, now });
  const { reference, email } = facts;
  const subject = oneLine(letter.subject);
  const told = { language, reference, publicUrl, manageUrl, revision: revision && revisionFacts(revision, language) };
  return {
    kind: KINDS[act],
    recipient: email,
    replyTo: { name: BUSINESS.name, address: ownerEmail },
    language,
    subject,
    text: letterText(letter, told),
    html: mailHtml(language, subject, <OwnerLetter {...told} text={letter.text} />),
    calendar: bookingCalendar(facts, { bookingId: booking.id, createdAt: now.toISOString(), sequence, ...calendarLook(booking, facts) }),
  };
}
