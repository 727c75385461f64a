import type { ContactFacts } from './contactFacts';
import { COLON } from '../../src/contract/language';
import { siteName } from './links';
import { translate } from './texts';
import { REACH, senderLines, signed } from './sender';

/* Plain-text versions of the contact form's mails. */

/** Returns the owner's mail as plain text. */
export const contactNoticeText = ({ language, name, email, topic, speaks, lines, receivedAt }: ContactFacts): string =>
  [translate('newMessage', language), '', name, email, `${translate('topic', language)}${COLON.fr} ${topic}`, `${translate('speaks', language)}${COLON.fr} ${speaks}`, '', ...lines.map((line) => `> ${line}`.trimEnd()), '', translate('messageReceivedAt', language, receivedAt), ''].join('\n');

/** Returns the sender's mail as plain text. */
export const contactReceivedText = ({ language, topic }: ContactFacts, { publicUrl }: { publicUrl: string }): string =>
  [
    translate('thanksAll', language),
    '',
    translate('messageReceived', language),
    `${translate('topic', language)}${COLON[language]} ${topic}`,
    '',
    translate('messageMore', language),
    translate('answerThis', language),
    REACH,
    '',
    ...signed(language),
    ...senderLines({ language, publicUrl, why: translate('messageWhy', language, { site: siteName(publicUrl) }) }),
  ].join('\n');
