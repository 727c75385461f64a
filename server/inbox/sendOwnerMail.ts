import type { Transaction } from 'kysely';
import type { InboxLine } from '../../src/contract/inbox';
import type { MailText } from '../../src/contract/mailText';
import { queueMails } from '../db/mails';
import type { Tables } from '../db/schema';
import { invalid } from '../http/httpError';
import { ownerMail, type OwnerMailOptions } from '../mail/ownerMails';
import { newRequestLink } from '../selfservice/newRequestLink';

/** @throws Problem 422 for a letter to a customer without an e-mail address */
export function assertReachable({ request }: Pick<InboxLine, 'request'>, mailText: MailText | null): void {
  if (mailText !== null && request.contactInfo.email === '') throw invalid({ letter: 'emailRequired' });
}

/**
 * Queues the mail of an action. While the request can still be changed, the mail contains a link to the request. @param record the request after the
 * action
 * @throws Problem 422 when the customer has no e-mail address
 */
export async function sendOwnerMail(trx: Transaction<Tables>, record: InboxLine, mailText: MailText | null, options: Omit<OwnerMailOptions, 'mailText' | 'manageUrl'>): Promise<void> {
  if (mailText === null) return;
  assertReachable(record, mailText);
  const { publicUrl, now } = options;
  const manageUrl = options.act === 'decline' || options.act === 'cancel' ? null : await newRequestLink(trx, record, { publicUrl, now });
  await queueMails(trx, { bookingId: record.id, mails: [ownerMail(record, { ...options, mailText, manageUrl })], host: new URL(publicUrl).hostname, now });
}
