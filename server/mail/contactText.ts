import type { ContactFacts } from './contactFacts';
import { COLON } from '../../src/contract/language';
import { siteName } from './links';
import { say } from './texts';
import { REACH, senderLines, signed } from './sender';

/* The mails of the contact form for those who read without HTML. */

/** The owner's mail as plain text. */
export const contactNoticeText = ({ language, name, email, topic, speaks, lines, receivedAt }: ContactFacts): string =>
  [say('newMessage', language), '', name, email, `${say('topic', language)}${COLON.fr} ${topic}`, `${say('speaks', language)}${COLON.fr} ${speaks}`, '', ...lines.map((line) => `> ${line}`.trimEnd()), '', say('messageReceivedAt', language, receivedAt), ''].join('\n');

/** The sender's mail as plain text. */
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
