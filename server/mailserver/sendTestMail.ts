import { randomUUID } from 'node:crypto';
import { slugOf } from '../../src/contract/fileName';
import type { Language } from '../../src/contract/language';
import type { MailTest } from '../../src/contract/mailServer';
import type { AppDependencies } from '../dependencies';
import { accountMail } from '../mail/accountMails';
import { mailTestText } from '../mail/accountMailTexts';
import { withoutAddresses } from '../mail/cleanText';
import type { Mailer } from '../mail/mail';
import { senderOf } from '../mail/mailboxes';
import { loadMailOptions } from '../mail/mailOptions';
import type { ActiveMailServer } from './activeMailServer';
import { mailerFor } from './createMailerSource';
import { mailFailureOf } from './mailFailure';

/** Limit of the whole test, in milliseconds. */
const TEST_MS = 20_000;

type Transport = NonNullable<ActiveMailServer['transport']>;

const hostOf = (transport: Transport): string => ('url' in transport ? new URL(transport.url).hostname : transport.login.host);

/** Returns the mail server's own words about a failure, without the password and without e-mail addresses. Empty when the server said nothing. */
function detailOf(error: unknown, transport: Transport): string {
  const response: unknown = error instanceof Error ? Reflect.get(error, 'response') : undefined;
  if (typeof response !== 'string') return '';
  const password = 'url' in transport ? decodeURIComponent(new URL(transport.url).password) : transport.login.password;
  return withoutAddresses(password === '' ? response : response.replaceAll(password, '…'));
}

/** Sends a mail, or rejects after the limit. The outbox's own limit is longer than a person waits. */
const within = (limitMs: number, sending: Promise<void>): Promise<void> => {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(Object.assign(new Error('The mail server did not answer in time'), { code: 'ETIMEDOUT' })), limitMs);
  return Promise.race([sending, limit.promise]).finally(() => clearTimeout(timer));
};

/** Sends a test mail through a mail server, without the outbox. A failure is a result, not an error. */
export async function sendTestMail(parts: Pick<AppDependencies, 'config' | 'database'>, transport: Transport, { recipient, language, limitMs = TEST_MS }: { recipient: string; language: Language; limitMs?: number }): Promise<MailTest> {
  const { config } = parts;
  const options = await loadMailOptions(parts);
  const { settings } = options.mail;
  const draft = accountMail('mail-test', mailTestText({ ...options, language }, { host: hostOf(transport) }), { ...options, recipient });
  const id = randomUUID();
  const mailer: Mailer = mailerFor(transport, config);
  const mail = { ...draft, id, html: typeof draft.html === 'string' ? draft.html : '', from: senderOf(config, settings), calendarName: `${slugOf(settings.identity.name)}.ics`, messageId: `<${id}@${new URL(config.publicUrl).hostname}>` };
  try {
    await within(limitMs, mailer(mail));
    return { outcome: 'sent', recipient, detail: '' };
  } catch (error) {
    // The mailer wraps errors that do not concern the mail itself.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { outcome: mailFailureOf(cause), recipient, detail: detailOf(cause, transport) };
  }
}
