import type { BookingRecord } from '../../src/contract/booking';
import { BUSINESS } from '../../src/contract/business';
import type { BookingStatus, Letter } from '../../src/contract/inbox';
import { isLanguage, type Language } from '../../src/contract/language';
import type { LetterAct } from '../../src/contract/requestLetters';
import { bookingFacts } from './bookingFacts';
import { bookingCalendar } from './calendar';
import { oneLine } from './cleanText';
import { siteName } from './links';
import type { MailDraft } from './mail';
import { mailHtml } from './mailHtml';
import { OwnerLetter } from './OwnerLetter';
import { say } from './texts';
import { SENDER } from './sender';

const KINDS = { confirm: 'booking-confirmed', decline: 'booking-declined', cancel: 'booking-cancelled', move: 'booking-moved' } as const satisfies Record<LetterAct, MailDraft['kind']>;

const TITLES = { asked: 'calendarTitle', settled: 'calendarSureTitle', off: 'calendarGoneTitle' } as const;

/** What the date is worth in a state. */
function calendarState(status: BookingStatus): keyof typeof TITLES {
  if (status === 'requested') return 'asked';
  return status === 'confirmed' || status === 'done' ? 'settled' : 'off';
}

export interface LetterOptions {
  act: LetterAct;
  /** As the owner edited it. */
  letter: Letter;
  /** Of the calendar entry. */
  sequence: number;
  ownerEmail: string;
  /** Without a slash at its end. */
  publicUrl: string;
  now: Date;
}

function letterText({ text }: Letter, { language, reference, publicUrl }: { language: Language; reference: string; publicUrl: string }): string {
  return [
    text,
    '',
    '-- ',
    SENDER,
    say('letterWhy', language, { reference, site: siteName(publicUrl) }),
    `${publicUrl}/${language}/privacy`,
    '',
  ].join('\n');
}

/** The owner's letter about a request, with the calendar entry that replaces the one before. @param booking as the act leaves it */
export function ownerLetter(booking: BookingRecord, { act, letter, sequence, ownerEmail, publicUrl, now }: LetterOptions): MailDraft {
  const language: Language = isLanguage(booking.request.language) ? booking.request.language : 'fr';
  const facts = bookingFacts(booking, { language, now });
  const { reference, email } = facts;
  const subject = oneLine(letter.subject);
  const state = calendarState(booking.status);
  return {
    kind: KINDS[act],
    recipient: email,
    replyTo: { name: BUSINESS.name, address: ownerEmail },
    language,
    subject,
    text: letterText(letter, { language, reference, publicUrl }),
    html: mailHtml(language, subject, <OwnerLetter language={language} reference={reference} text={letter.text} publicUrl={publicUrl} />),
    calendar: bookingCalendar(facts, { bookingId: booking.id, title: say(TITLES[state], language, { business: BUSINESS.name, type: facts.type }), createdAt: now.toISOString(), sequence, state }),
  };
}
