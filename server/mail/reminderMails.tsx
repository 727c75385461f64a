import { BUSINESS } from '../../src/contract/business';
import { formatTime } from '../../src/contract/formats';
import type { ComingParty } from '../db/reminders';
import type { ReminderKind } from '../reminders/due';
import { BookingReminder } from './BookingReminder';
import type { MailDraft } from './mail';
import { mailHtml } from './mailHtml';
import { reminderFacts, type ReminderFacts } from './reminderFacts';
import { ReminderNotice } from './ReminderNotice';
import { reminderNoticeText, reminderText } from './reminderText';
import { translate } from './texts';

export interface ReminderMailOptions {
  kind: ReminderKind;
  ownerEmail: string;
  /** URL without a trailing slash. */
  publicUrl: string;
  now: Date;
}

function customerMail(facts: ReminderFacts, { kind, ownerEmail, publicUrl }: ReminderMailOptions): MailDraft {
  const { language, type, day, reference, email } = facts;
  const subject = translate(kind === 'day' ? 'reminderDaySubject' : 'reminderWeekSubject', language, { type: facts.title || type, day, reference });
  return {
    kind: 'booking-reminder',
    recipient: email,
    replyTo: { name: BUSINESS.name, address: ownerEmail },
    language,
    subject,
    text: reminderText(facts, { publicUrl }),
    html: mailHtml(language, subject, <BookingReminder facts={facts} publicUrl={publicUrl} />),
    calendar: null,
  };
}

function ownerMail(facts: ReminderFacts, bookingId: string, { kind, ownerEmail, publicUrl }: ReminderMailOptions): MailDraft {
  const { language, type, day, time, fullName, email } = facts;
  const about = { name: fullName, type: facts.title || type };
  const subject = kind === 'day' ? translate('reminderNoticeDaySubject', language, { ...about, moment: time === '' ? day : formatTime(time, language) }) : translate('reminderNoticeWeekSubject', language, { ...about, day });
  return {
    kind: 'reminder-notice',
    recipient: ownerEmail,
    replyTo: { name: fullName, address: email },
    language,
    subject,
    text: reminderNoticeText(facts, { bookingId, publicUrl }),
    html: mailHtml(language, subject, <ReminderNotice facts={facts} bookingId={bookingId} publicUrl={publicUrl} />),
    calendar: null,
  };
}

/** Returns the two mails of a reminder: the customer's in the customer's language, then the owner's in French. */
export function reminderMails(party: ComingParty, options: ReminderMailOptions): MailDraft[] {
  const { kind, now } = options;
  const french = reminderFacts(party, { kind, language: 'fr', now });
  const theirs = french.customerLanguage === 'fr' ? french : reminderFacts(party, { kind, language: french.customerLanguage, now });
  return [customerMail(theirs, options), ownerMail(french, party.record.id, options)];
}
