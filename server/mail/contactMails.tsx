import type { ContactMessage } from '../../src/contract/contact';
import type { Language } from '../../src/contract/language';
import { contactFacts } from './contactFacts';
import { ContactNotice } from './ContactNotice';
import { ContactReceived } from './ContactReceived';
import { contactNoticeText, contactReceivedText } from './contactText';
import type { MailDraft } from './mail';
import { mailHtml } from './mailHtml';
import type { MailOptions } from './mailOptions';

export interface ContactMailOptions extends MailOptions {
  /** The sender's language. */
  language: Language;
  now: Date;
}

/**
 * Returns the two mails of a contact message: the sender's in the sender's language, then the owner's in French. Replies to the owner's mail go to
 * the sender.
 */
export function contactMails(message: ContactMessage, { mail, language, ownerEmail, publicUrl, now }: ContactMailOptions): MailDraft[] {
  const { translate, settings } = mail;
  const theirs = contactFacts(message, { mail, language, customerLanguage: language, now });
  const french = contactFacts(message, { mail, language: 'fr', customerLanguage: language, now });
  const received = translate('messageReceivedSubject', language);
  const notice = translate('messageNoticeSubject', 'fr', { name: french.name, topic: french.topic });
  return [
    {
      kind: 'contact-received',
      recipient: theirs.email,
      replyTo: { name: settings.identity.name, address: ownerEmail },
      language,
      subject: received,
      text: contactReceivedText(mail, theirs, { publicUrl }),
      html: mailHtml(mail, { language, title: received }, <ContactReceived facts={theirs} publicUrl={publicUrl} />),
      calendar: null,
    },
    {
      kind: 'contact-notice',
      recipient: ownerEmail,
      replyTo: { name: french.name, address: french.email },
      language: 'fr',
      subject: notice,
      text: contactNoticeText(mail, french),
      html: mailHtml(mail, { language: 'fr', title: notice }, <ContactNotice facts={french} />),
      calendar: null,
    },
  ];
}
