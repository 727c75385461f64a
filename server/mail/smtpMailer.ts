import { createTransport, type SendMailOptions } from 'nodemailer';
import { oneLine } from './cleanText';
import type { Mailer, OutgoingMail } from './mail';

const TIMEOUT_MS = 10_000;
/** However slowly a server dribbles; well under the outbox's lease. */
const MOST_MS = 60_000;

/**
 * A refusal of this very mail. A server that refuses us (a changed password, a blocked sender) says 5xx as well, and will take the
 * mail once that is mended: such an error goes on without its code.
 */
const refusesTheMail = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && 'command' in error && error.command !== 'MAIL FROM';

/** What the entry asks of a calendar stands in the entry itself, and mail programs read it from the header. */
const methodOf = (calendar: string): string => /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

function message(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo ? { replyTo: { name: oneLine(mail.replyTo.name), address: mail.replyTo.address } } : {}),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    // Keeps holiday answers away.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    attachments: mail.calendar === null ? [] : [{ filename: 'boucane.ics', content: mail.calendar, contentType: `text/calendar; charset=utf-8; method=${methodOf(mail.calendar)}`, contentTransferEncoding: 'base64' }],
  };
}

/**
 * A mailer over one SMTP server, a connection for each mail.
 * @param smtpUrl `smtp://user:password@host:port` or `smtps://…`
 * @param from the sender, as `Name <address>`
 * @param timeoutMs how long the server may be silent
 */
export function createSmtpMailer(smtpUrl: string, from: string, timeoutMs = TIMEOUT_MS): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    try {
      await transport.sendMail({ ...message(mail, from), signal: AbortSignal.timeout(MOST_MS) });
    } catch (error) {
      if (refusesTheMail(error)) throw error;
      throw new Error(error instanceof Error ? error.message : 'The mail could not be sent', { cause: error });
    }
  };
}
