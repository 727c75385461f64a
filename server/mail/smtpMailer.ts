import { createTransport, type SendMailOptions } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { oneLine } from './cleanText';
import type { Mailer, OutgoingMail } from './mail';

const TIMEOUT_MS = 10_000;
/** Limit for a complete delivery, in milliseconds, even when the server keeps sending slowly. Well below the outbox's lease. */
const MAX_MS = 60_000;

/**
 * Returns whether the server rejects this particular mail. A server that rejects our account (a changed password, a blocked sender) also answers 5xx
 * but accepts the mail after a correction, so such an error is passed on without its code.
 */
const refusesTheMail = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && 'command' in error && error.command !== 'MAIL FROM';

/** Returns the calendar's METHOD. Mail programs read the method from the `Content-Type` header, so it must match the entry. */
const methodOf = (calendar: string): string => /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

function message(mail: OutgoingMail): SendMailOptions {
  return {
    from: mail.from,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo ? { replyTo: { name: oneLine(mail.replyTo.name), address: mail.replyTo.address } } : {}),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    // Suppresses automatic out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    attachments: mail.calendar === null ? [] : [{ filename: mail.calendarName, content: mail.calendar, contentType: `text/calendar; charset=utf-8; method=${methodOf(mail.calendar)}`, contentTransferEncoding: 'base64' }],
  };
}

/**
 * Creates a mailer for one SMTP server, with one connection per mail.
 * @param server options of Nodemailer, or `smtp://user:password@host:port` or `smtps://…`
 * @param timeoutMs how long the server may be silent
 */
export function createSmtpMailer(server: string | SMTPTransport.Options, timeoutMs = TIMEOUT_MS): Mailer {
  const transport = createTransport({
    ...(typeof server === 'string' ? { url: server } : server),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    try {
      await transport.sendMail({ ...message(mail), signal: AbortSignal.timeout(MAX_MS) });
    } catch (error) {
      if (refusesTheMail(error)) throw error;
      throw new Error(error instanceof Error ? error.message : 'The mail could not be sent', { cause: error });
    }
  };
}
