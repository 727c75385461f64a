import type { Transaction } from 'kysely';
import type { Account } from '../../src/contract/user';
import { queueMails } from '../db/mails';
import type { Tables } from '../db/schema';
import { accountMail } from '../mail/accountMails';
import type { AccountMailText, AccountMailOptions } from '../mail/accountMailTexts';
import type { MailDraft } from '../mail/mail';
import type { MailOptions } from '../mail/mailOptions';

export interface AccountNotification {
  kind: MailDraft['kind'];
  /** Account concerned. Its language applies unless another one is given. */
  account: Pick<Account, 'id' | 'email' | 'language'>;
  mailText: (options: AccountMailOptions) => AccountMailText;
  now: Date;
}

/** Queues a mail to a user about their account, in the transaction of the change. @param options loaded before the transaction */
export async function queueNotice(trx: Transaction<Tables>, options: MailOptions, { kind, account, mailText, now }: AccountNotification): Promise<void> {
  const { mail, publicUrl } = options;
  const notice = accountMail(kind, mailText({ mail, language: account.language, publicUrl }), { ...options, recipient: account.email });
  await queueMails(trx, { bookingId: null, userId: account.id, mails: [notice], host: new URL(publicUrl).hostname, now });
}
