import { formatTime } from '../../src/contract/formats';
import type { ComingParty } from '../db/reminders';
import type { ReminderKind } from '../reminders/due';
import { BookingReminder } from './BookingReminder';
import type { MailDraft } from './mail';
import { mailHtml } from './mailHtml';
import { reminderFacts, type ReminderFacts } from './reminderFacts';
import { ReminderNotice } from './ReminderNotice';
import { reminderNoticeText, reminderText } from './reminderText';
import type { MailOptions } from './mailOptions';

export interface ReminderMailOptions extends MailOptions {
  kind: ReminderKind;
  now: Date;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function customerMail(facts: ReminderFacts, { mail, ownerEmail, publicUrl }: ReminderMailOptions): MailDraft {
  const { language, isTomorrow, type, day, reference, email } = facts;
  const subject = mail.translate(isTomorrow ? 'reminderDaySubject' : 'reminderWeekSubject', language, { type: facts.title || type, day, reference });
  return {
    kind: 'booking-reminder',
    recipient: email,
    replyTo: { name: mail.settings.identity.name, address: ownerEmail },
    language,
    subject,
    text: reminderText(mail, facts, { publicUrl }),
    html: mailHtml(mail, { language, title: subject }, <BookingReminder facts={facts} publicUrl={publicUrl} />),
    calendar: null,
  };
}

function ownerMail(facts: ReminderFacts, bookingId: string, { mail, ownerEmail, publicUrl }: ReminderMailOptions): MailDraft {
  const { translate } = mail;
  const { language, isTomorrow, inDays, type, day, time, fullName, email } = facts;
  const about = { name: fullName, type: facts.title || type };
  const subject = isTomorrow ? translate('reminderNoticeDaySubject', language, { ...about, moment: time === '' ? day : formatTime(time, language) }) : translate('reminderNoticeWeekSubject', language, { ...about, day, inDays: capitalized(inDays) });
  return {
    kind: 'reminder-notice',
    recipient: ownerEmail,
    replyTo: email === '' ? null : { name: fullName, address: email },
    language,
    subject,
    text: reminderNoticeText(mail, facts, { bookingId, publicUrl }),
    html: mailHtml(mail, { language, title: subject }, <ReminderNotice facts={facts} bookingId={bookingId} publicUrl={publicUrl} />),
    calendar: null,
  };
}

/** Returns the two mails of a reminder: the customer's in the customer's language, then the owner's in French. */
export function reminderMails(party: ComingParty, options: ReminderMailOptions): MailDraft[] {
  const { mail, kind, now } = options;
  const french = reminderFacts(party, { mail, kind, language: 'fr', now });
  const theirs = french.customerLanguage === 'fr' ? french : reminderFacts(party, { mail, kind, language: french.customerLanguage, now });
  return [customerMail(theirs, options), ownerMail(french, party.record.id, options)];
}
