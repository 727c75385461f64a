import { choiceLabel } from '../../src/contract/choiceLists';
import type { ContactMessage } from '../../src/contract/contact';
import type { Language } from '../../src/contract/language';
import { oneLine } from './cleanText';
import { formatInstant } from './formatInstant';
import type { MailContext } from './mailContext';

/** All facts that a mail contains about a contact message, in the recipient's language and sanitized for output. */
export interface ContactFacts {
  language: Language;
  customerLanguage: Language;
  /** Language for the reply. */
  speaks: string;
  name: string;
  email: string;
  topic: string;
  /** The message, one entry per line, with an empty entry between paragraphs. */
  lines: string[];
  receivedAt: { day: string; time: string };
}

/** Returns the lines of the message, without consecutive empty lines. */
const linesOf = (message: string): string[] =>
  message
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .filter((line, index, all) => line !== '' || all[index - 1] !== '');

/** Returns the facts of a contact message. @param language the recipient's language, which can differ from the sender's */
export function contactFacts({ name, email, subject, message }: ContactMessage, { mail: { translate, settings }, language, customerLanguage, now }: { mail: MailContext; language: Language; customerLanguage: Language; now: Date }): ContactFacts {
  return {
    language,
    customerLanguage,
    speaks: translate(customerLanguage === 'fr' ? 'speaksFrench' : 'speaksEnglish', language),
    name: oneLine(name),
    email: oneLine(email),
    topic: oneLine(choiceLabel(settings.lists, 'contactSubjects', subject, language)),
    lines: linesOf(message),
    receivedAt: formatInstant(now, language),
  };
}
