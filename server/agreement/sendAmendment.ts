import type { Transaction } from 'kysely';
import type { InboxLine } from '../../src/contract/inbox';
import { queueMails } from '../db/mails';
import type { Tables } from '../db/schema';
import { amendmentMail, type AmendmentMailOptions } from '../mail/agreementMails';
import { newRequestLink } from '../selfservice/newRequestLink';

/**
 * Queues the mail about an amendment, with a link to the request. @param record the request with the change
 * @returns false for a customer without an e-mail address, to whom nothing is sent
 */
export async function sendAmendment(trx: Transaction<Tables>, record: InboxLine, options: Omit<AmendmentMailOptions, 'manageUrl'>): Promise<boolean> {
  if (record.request.contactInfo.email === '') return false;
  const { publicUrl, now } = options;
  const manageUrl = await newRequestLink(trx, record, { publicUrl, now });
  await queueMails(trx, { bookingId: record.id, mails: [amendmentMail(record, { ...options, manageUrl })], host: new URL(publicUrl).hostname, now });
  return true;
}
