import { BUSINESS } from '../../src/contract/business';
import type { AccountMailText } from './accountMailTexts';
import { AccountMail } from './AccountMail';
import type { MailDraft } from './mail';
import { mailHtml } from './mailHtml';
import { REACH, senderLines, signed } from './sender';

/** Returns the plain-text version of the letter. */
const toPlainText = ({ language, title, lead, more, actions, address, why }: AccountMailText, publicUrl: string): string =>
  [
    title,
    '',
    lead,
    ...(address === null ? ['', more] : []),
    ...actions.flatMap(({ label, href }) => ['', label, href]),
    '',
    ...signed(language),
    ...senderLines({ language, publicUrl, why, reach: [REACH] }),
  ].join('\n');

/** Returns a letter as a mail ready to be queued. Replies go to the owner. */
export function accountMail(kind: MailDraft['kind'], mailText: AccountMailText, { recipient, ownerEmail, publicUrl }: { recipient: string; ownerEmail: string; publicUrl: string }): MailDraft {
  const { language, title } = mailText;
  return {
    kind,
    recipient,
    replyTo: { name: BUSINESS.name, address: ownerEmail },
    language,
    subject: title,
    text: toPlainText(mailText, publicUrl),
    html: mailHtml(language, title, <AccountMail mailText={mailText} publicUrl={publicUrl} />),
    calendar: null,
  };
}
