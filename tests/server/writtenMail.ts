import { bookingHtml, type BookingMailPayload } from '../../server/mail/bookingHtml';
import type { MailDraft, OutgoingMail } from '../../server/mail/mail';
import { DEFAULT_MAIL_CONTEXT } from '../../server/mail/mailContext';
import type { OutboxOptions } from '../../server/mail/outbox';
import { renderQueuedMail } from '../../server/mail/renderQueuedMail';

/** Mail with its HTML. */
export interface WrittenMail extends Omit<MailDraft, 'html'> {
  html: string;
}

/** Renders a mail as it is sent, from data that has been serialized as in the database. */
export const written = (mail: MailDraft, context = DEFAULT_MAIL_CONTEXT): WrittenMail => ({
  ...mail,
  html: typeof mail.html === 'string' ? mail.html : bookingHtml(context, mail, JSON.parse(JSON.stringify(mail.html)) as BookingMailPayload),
});

/** Options of an outbox of a new installation. */
export const OUTBOX_DEFAULTS: Pick<OutboxOptions, 'mailContext' | 'config'> = { mailContext: () => Promise.resolve(DEFAULT_MAIL_CONTEXT), config: { mailFrom: null } };

/** Renders a row of the outbox with the settings and texts of a new installation. */
export const rendered = (row: Parameters<typeof renderQueuedMail>[0]): OutgoingMail => renderQueuedMail(row, DEFAULT_MAIL_CONTEXT, { mailFrom: null });
