import type { ContactMessage } from '../../src/contract/contact';
import type { Language } from '../../src/contract/language';
import { oneLine } from './cleanText';
import { spokenInstant } from './spokenInstant';
import { say, type MailText } from './texts';

/** Everything that a mail tells about a message, in its reader's language and cleaned for print. */
export interface ContactFacts {
  language: Language;
  customerLanguage: Language;
  /** The language to answer in. */
  speaks: string;
  name: string;
  email: string;
  topic: string;
  /** The message, line by line; an empty one between paragraphs. */
  lines: string[];
  receivedAt: { day: string; time: string };
}

const TOPICS = { general: 'topicGeneral', trainings: 'topicTrainings', events: 'topicEvents', other: 'topicOther' } as const satisfies Record<ContactMessage['subject'], MailText>;

/** The message's lines, never two empty ones in a row. */
const linesOf = (message: string): string[] =>
  message
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .filter((line, index, all) => line !== '' || all[index - 1] !== '');

/** Writes out what a message says. @param language its reader's, not always its writer's */
export function contactFacts({ name, email, subject, message }: ContactMessage, { language, customerLanguage, now }: { language: Language; customerLanguage: Language; now: Date }): ContactFacts {
  return {
    language,
    customerLanguage,
    speaks: say(customerLanguage === 'fr' ? 'speaksFrench' : 'speaksEnglish', language),
    name: oneLine(name),
    email: oneLine(email),
    topic: say(TOPICS[subject], language),
    lines: linesOf(message),
    receivedAt: spokenInstant(now, language),
  };
}
