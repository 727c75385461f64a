import type { ContactMessage } from '../../src/contract/contact';
import type { MailText } from '../../src/contract/mailText';
import { COLON, type Language } from '../../src/contract/language';
import { oneLine } from './cleanText';
import { ContactAnswer } from './ContactAnswer';
import { contactFacts, type ContactFacts } from './contactFacts';
import { siteName } from './links';
import type { MailDraft } from './mail';
import type { MailContext } from './mailContext';
import type { MailOptions } from './mailOptions';
import { mailHtml } from './mailHtml';
import { senderLines } from './sender';

export interface ContactAnswerOptions extends MailOptions {
  /** The sender's language. */
  language: Language;
  /** Time of the message. */
  receivedAt: Date;
}

function toPlainText(mail: MailContext, text: string, { language, lines, receivedAt }: ContactFacts, publicUrl: string): string {
  const { translate } = mail;
  return [
    text,
    '',
    `${translate('messageQuoted', language, receivedAt)}${COLON[language]}`,
    ...lines.map((line) => `> ${line}`.trimEnd()),
    '',
    ...senderLines(mail, { language, publicUrl, why: translate('messageAnswerWhy', language, { site: siteName(publicUrl) }) }),
  ].join('\n');
}

/** Returns the owner's answer to a message of the contact form, in the sender's language. Replies go to the owner. */
export function contactAnswer(message: ContactMessage, answer: MailText, { mail, language, ownerEmail, publicUrl, receivedAt }: ContactAnswerOptions): MailDraft {
  const facts = contactFacts(message, { mail, language, customerLanguage: language, now: receivedAt });
  const subject = oneLine(answer.subject);
  return {
    kind: 'contact-answer',
    recipient: facts.email,
    replyTo: { name: mail.settings.identity.name, address: ownerEmail },
    language,
    subject,
    text: toPlainText(mail, answer.text, facts, publicUrl),
    html: mailHtml(mail, { language, title: subject }, <ContactAnswer facts={facts} text={answer.text} publicUrl={publicUrl} />),
    calendar: null,
  };
}
