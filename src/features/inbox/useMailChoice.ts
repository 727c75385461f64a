import { useState } from 'react';
import type { RequestDetails } from '../../contract/inbox';
import type { MailText } from '../../contract/mailText';

/** Whether the owner sends a letter: their choice, as long as the customer has an email address. @param first the choice at the beginning */
export function useMailChoice({ request }: Pick<RequestDetails, 'request'>, first = true) {
  const [wanted, setWanted] = useState(first);
  const canWrite = request.contactInfo.email !== '';
  const withMail = canWrite && wanted;
  return {
    canWrite,
    withMail,
    toggle: () => setWanted(!wanted),
    /** Returns the letter to send; null for none. */
    mailOf: ({ subject, text }: MailText): MailText | null => (withMail ? { subject, text } : null),
  };
}
