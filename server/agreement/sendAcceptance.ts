import type { Transaction } from 'kysely';
import { queueMails } from '../db/mails';
import type { Tables } from '../db/schema';
import { acceptanceMail, acceptanceNotice, type AcceptanceMailOptions } from '../mail/agreementMails';
import { newRequestLink } from '../selfservice/newRequestLink';
import type { Accepted } from './acceptOpen';

interface SendOptions extends Omit<AcceptanceMailOptions, 'content' | 'hash' | 'sequence' | 'manageUrl'> {
  audiences: readonly ('customer' | 'owner')[];
  /** Link that the customer accepted through; null: the mail gets a new one. */
  manageUrl: string | null;
}

/** Queues the mails about an accepted proposal. A customer without an e-mail address gets none. */
export async function sendAcceptance(trx: Transaction<Tables>, { record, sequence, proposal }: Accepted, { audiences, manageUrl, ...options }: SendOptions): Promise<void> {
  const { publicUrl, now } = options;
  const isReachable = record.request.contactInfo.email !== '';
  const link = manageUrl ?? (isReachable ? await newRequestLink(trx, record, { publicUrl, now }) : '');
  const all = { ...options, content: proposal.content, hash: proposal.hash, sequence, manageUrl: link };
  const mails = [...(audiences.includes('customer') && isReachable ? [acceptanceMail(record, all)] : []), ...(audiences.includes('owner') ? [acceptanceNotice(record, all)] : [])];
  await queueMails(trx, { bookingId: record.id, mails, host: new URL(publicUrl).hostname, now });
}
