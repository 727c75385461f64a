import type { ContactFacts } from './contactFacts';
import { COLON } from '../../src/contract/language';
import { siteName } from './links';
import type { MailContext } from './mailContext';
import { reachLine, senderLines, signed } from './sender';

/* Plain-text versions of the contact form's mails. */

/** Returns the owner's mail as plain text. */
export const contactNoticeText = ({ translate }: MailContext, { language, name, email, topic, speaks, lines, receivedAt }: ContactFacts): string =>
  [translate('newMessage', language), '', name, email, `${translate('topic', language)}${COLON.fr} ${topic}`, `${translate('speaks', language)}${COLON.fr} ${speaks}`, '', ...lines.map((line) => `> ${line}`.trimEnd()), '', translate('messageReceivedAt', language, receivedAt), ''].join('\n');

/** Returns the sender's mail as plain text. */
export function contactReceivedText(mail: MailContext, { language, topic }: ContactFacts, { publicUrl }: { publicUrl: string }): string {
  const { translate, settings } = mail;
  return [
    translate('thanksAll', language),
    '',
    translate('messageReceived', language),
    `${translate('topic', language)}${COLON[language]} ${topic}`,
    '',
    translate('messageMore', language),
    translate('answerThis', language),
    reachLine(settings),
    '',
    ...signed(mail, language),
    ...senderLines(mail, { language, publicUrl, why: translate('messageWhy', language, { site: siteName(publicUrl) }) }),
  ].join('\n');
}
