import type { BookingRecord } from '../../src/contract/bookingSchema';
import { formatDay, formatTime } from '../../src/contract/formats';
import type { InboxLine } from '../../src/contract/inbox';
import type { Language } from '../../src/contract/language';
import type { CustomerAction } from '../../src/contract/requestRules';
import type { QuoteRevision } from '../../src/contract/quoteChange';
import { guestsLabel } from '../../src/contract/requestDisplay';
import { bookingFacts, type BookingFacts } from './bookingFacts';
import { bookingCalendar } from './calendar';
import { revisionFacts } from './changeFacts';
import { changeText } from './changeText';
import { oneLine } from './cleanText';
import type { MailDraft } from './mail';
import { mailHtml } from './mailHtml';
import { calendarLook } from './ownerMails';
import { RequestChange, type ChangeTexts } from './RequestChange';
import type { MailOptions } from './mailOptions';

export interface ChangeMailOptions extends MailOptions {
  /** `askCancel` is a cancellation that the owner has to decide on. */
  act: Exclude<CustomerAction, 'accept'> | 'askCancel';
  /** The request before the change. */
  before: Pick<BookingRecord, 'request'>;
  /** Change of the quote, if any. */
  revision: QuoteRevision | null;
  /** Sequence number of the calendar entry. */
  sequence: number;
  /** Link to the customer's request page. */
  manageUrl: string;
  now: Date;
}

const NAMES = { changeGuests: 'guests', askDate: 'date', changeDiets: 'diets', withdraw: 'withdraw', askCancel: 'askCancel' } as const satisfies Record<ChangeMailOptions['act'], string>;

/** Returns the values for all placeholders of these mails. A text uses only those that it contains. */
function holesOf(record: InboxLine, facts: BookingFacts, { mail: { translate }, before }: ChangeMailOptions) {
  const { language, type, day, when, reference, fullName } = facts;
  const { wish } = record;
  const requestedDay = wish ? formatDay(wish.date, language) : '';
  return {
    type,
    day,
    when: language === 'fr' ? `${when.charAt(0).toLocaleLowerCase(language)}${when.slice(1)}` : when,
    reference,
    name: fullName,
    before: guestsLabel(before.request, language),
    after: guestsLabel(record.request, language),
    wish: wish?.time ? translate('dayAndTime', language, { day: requestedDay, time: formatTime(wish.time, language) }) : requestedDay,
  };
}

function draft(record: InboxLine, language: Language, audience: 'customer' | 'owner', options: ChangeMailOptions): MailDraft {
  const { mail, act, revision, manageUrl, ownerEmail, publicUrl, sequence, now } = options;
  const { translate, settings } = mail;
  const facts = bookingFacts(record, { mail, language, now });
  const holes = holesOf(record, facts, options);
  const name = NAMES[act];
  const isCustomer = audience === 'customer';
  const change: ChangeTexts = {
    title: isCustomer ? translate(`${name}Title`, language) : facts.fullName,
    lead: translate(isCustomer ? `${name}Lead` : `${name}Notice`, language, holes),
    words: act === 'askDate' && !isCustomer ? oneLine(record.wish?.words ?? '') : '',
    revision: revision && revisionFacts(revision, { mail, language }),
    diets: act === 'changeDiets',
    link: isCustomer ? { label: translate('manage', language), href: manageUrl } : { label: translate('openRequest', language), href: `${publicUrl}/${language}/admin/requests/${record.id}` },
  };
  const subject = translate(isCustomer ? `${name}Subject` : `${name}NoticeSubject`, language, holes).slice(0, 200);
  const look = calendarLook(record, facts, mail);
  return {
    kind: !isCustomer ? 'booking-changed-notice' : act === 'withdraw' ? 'booking-cancelled' : 'booking-changed',
    recipient: isCustomer ? facts.email : ownerEmail,
    replyTo: isCustomer ? { name: settings.identity.name, address: ownerEmail } : facts.email === '' ? null : { name: facts.fullName, address: facts.email },
    language,
    subject,
    text: changeText(mail, { facts, change, audience, publicUrl }),
    html: mailHtml(mail, { language, title: subject }, <RequestChange facts={facts} change={change} audience={audience} publicUrl={publicUrl} />),
    calendar: bookingCalendar(facts, { mail, bookingId: record.id, createdAt: now.toISOString(), sequence, ...look }),
  };
}

/**
 * Returns the two mails about a customer's change: to the customer in the customer's language, to the owner in French. @param record the request
 * after the change
 */
export function changeMails(record: InboxLine, options: ChangeMailOptions): MailDraft[] {
  return [draft(record, record.request.language, 'customer', options), draft(record, 'fr', 'owner', options)];
}
