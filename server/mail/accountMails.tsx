import type { AccountMailText } from './accountMailTexts';
import { AccountMail } from './AccountMail';
import type { MailDraft } from './mail';
import type { MailContext } from './mailContext';
import type { MailOptions } from './mailOptions';
import { mailHtml } from './mailHtml';
import { reachLine, senderLines, signed } from './sender';

/** Returns the plain-text version of the letter. */
const toPlainText = (mail: MailContext, { language, title, lead, more, actions, address, why }: AccountMailText, publicUrl: string): string =>
  [
    title,
    '',
    lead,
    ...(address === null ? ['', more] : []),
    ...actions.flatMap(({ label, href }) => ['', label, href]),
    '',
    ...signed(mail, language),
    ...senderLines(mail, { language, publicUrl, why, reach: [reachLine(mail.settings)] }),
  ].join('\n');

/** Returns a letter as a mail ready to be queued. Replies go to the owner. */
export function accountMail(kind: MailDraft['kind'], mailText: AccountMailText, { mail, recipient, ownerEmail, publicUrl }: MailOptions & { recipient: string }): MailDraft {
  const { language, title } = mailText;
  return {
    kind,
    recipient,
    replyTo: { name: mail.settings.identity.name, address: ownerEmail },
    language,
    subject: title,
    text: toPlainText(mail, mailText, publicUrl),
    html: mailHtml(mail, { language, title }, <AccountMail mailText={mailText} publicUrl={publicUrl} />),
    calendar: null,
  };
}
