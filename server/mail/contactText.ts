import type { ContactFacts } from './contactFacts';
import { COLON } from '../../src/contract/language';
import { siteName } from './links';
import { say } from './texts';
import { REACH, senderLines, signed } from './sender';

/* Plain-text versions of the contact form's mails. */

/** Returns the owner's mail as plain text. */
export const contactNoticeText = ({ language, name, email, topic, speaks, lines, receivedAt }: ContactFacts): string =>
  [say('newMessage', language), '', name, email, `${say('topic', language)}${COLON.fr} ${topic}`, `${say('speaks', language)}${COLON.fr} ${speaks}`, '', ...lines.map((line) => `> ${line}`.trimEnd()), '', say('messageReceivedAt', language, receivedAt), ''].join('\n');

/** Returns the sender's mail as plain text. */
export const contactReceivedText = ({ language, topic }: ContactFacts, { publicUrl }: { publicUrl: string }): string =>
  [
    say('thanksAll', language),
    '',
    say('messageReceived', language),
    `${say('topic', language)}${COLON[language]} ${topic}`,
    '',
    say('messageMore', language),
    say('answerThis', language),
    REACH,
    '',
    ...signed(language),
    ...senderLines({ language, publicUrl, why: say('messageWhy', language, { site: siteName(publicUrl) }) }),
  ].join('\n');
