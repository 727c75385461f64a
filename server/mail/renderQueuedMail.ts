import type { Selectable } from 'kysely';
import { DEFAULT_LANGUAGE, isLanguage } from '../../src/contract/language';
import type { MailOutboxTable } from '../db/schema';
import { bookingHtml, type BookingMailPayload } from './bookingHtml';
import { MAIL_KINDS, type OutgoingMail } from './mail';

const isMailbox = (value: unknown): value is { name: string; address: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' && 'address' in value && typeof value.address === 'string';

/** Returns a queued mail ready to be sent, rendering its HTML if that was deferred. @throws when the HTML cannot be rendered */
export function renderQueuedMail(row: Selectable<MailOutboxTable>): OutgoingMail {
  const replyTo: unknown = row.reply_to === null ? null : JSON.parse(row.reply_to);
  return {
    id: row.id,
    messageId: row.message_id,
    kind: MAIL_KINDS.find((kind) => kind === row.kind) ?? 'booking-received',
    recipient: row.recipient,
    replyTo: isMailbox(replyTo) ? replyTo : null,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    subject: row.subject,
    text: row.text,
    html: row.sheet === null ? row.html : bookingHtml(row, JSON.parse(row.sheet) as BookingMailPayload),
    calendar: row.calendar,
  };
}
