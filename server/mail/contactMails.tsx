import { BUSINESS } from '../../src/contract/business';
import type { ContactMessage } from '../../src/contract/contact';
import type { Language } from '../../src/contract/language';
import { contactFacts } from './contactFacts';
import { ContactNotice } from './ContactNotice';
import { ContactReceived } from './ContactReceived';
import { contactNoticeText, contactReceivedText } from './contactText';
import type { MailDraft } from './mail';
import { mailHtml } from './mailHtml';
import { translate } from './texts';

export interface ContactMailOptions {
  /** The sender's language. */
  language: Language;
  ownerEmail: string;
  /** URL without a trailing slash. */
  publicUrl: string;
  now: Date;
}

/**
 * Returns the two mails of a contact message: the sender's in the sender's language, then the owner's in French. Replies to the owner's mail go to
 * the sender.
 */
export function contactMails(message: ContactMessage, { language, ownerEmail, publicUrl, now }: ContactMailOptions): MailDraft[] {
  const theirs = contactFacts(message, { language, customerLanguage: language, now });
  const french = contactFacts(message, { language: 'fr', customerLanguage: language, now });
  const received = translate('messageReceivedSubject', language);
  const notice = translate('messageNoticeSubject', 'fr', { name: french.name, topic: french.topic });
  return [
    {
      kind: 'contact-received',
      recipient: theirs.email,
      replyTo: { name: BUSINESS.name, address: ownerEmail },
      language,
      subject: received,
      text: contactReceivedText(theirs, { publicUrl }),
      html: mailHtml(language, received, <ContactReceived facts={theirs} publicUrl={publicUrl} />),
      calendar: null,
    },
    {
      kind: 'contact-notice',
      recipient: ownerEmail,
      replyTo: { name: french.name, address: french.email },
      language: 'fr',
      subject: notice,
      text: contactNoticeText(french),
      html: mailHtml('fr', notice, <ContactNotice facts={french} />),
      calendar: null,
    },
  ];
}
