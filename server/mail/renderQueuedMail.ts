import type { Selectable } from 'kysely';
import { slugOf } from '../../src/contract/fileName';
import { DEFAULT_LANGUAGE, isLanguage } from '../../src/contract/language';
import type { Config } from '../config';
import type { MailOutboxTable } from '../db/mailTables';
import { bookingHtml, type BookingMailPayload } from './bookingHtml';
import { MAIL_KINDS, type OutgoingMail } from './mail';
import type { MailContext } from './mailContext';
import { senderOf } from './mailboxes';

const isMailbox = (value: unknown): value is { name: string; address: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' && 'address' in value && typeof value.address === 'string';

/** Returns a queued mail ready to be sent, rendering its HTML if that was deferred. @throws when the HTML cannot be rendered */
export function renderQueuedMail(row: Selectable<MailOutboxTable>, mail: MailContext, config: Pick<Config, 'mailFrom'>): OutgoingMail {
  const replyTo: unknown = row.reply_to === null ? null : JSON.parse(row.reply_to);
  return {
    id: row.id,
    messageId: row.message_id,
    kind: MAIL_KINDS.find((kind) => kind === row.kind) ?? 'booking-received',
    from: senderOf(config, mail.settings),
    recipient: row.recipient,
    replyTo: isMailbox(replyTo) ? replyTo : null,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    subject: row.subject,
    text: row.text,
    html: row.sheet === null ? row.html : bookingHtml(mail, row, JSON.parse(row.sheet) as BookingMailPayload),
    calendar: row.calendar,
    calendarName: `${slugOf(mail.settings.identity.name)}.ics`,
  };
}
