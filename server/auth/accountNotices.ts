import type { Transaction } from 'kysely';
import type { Account } from '../../src/contract/user';
import { queueMails } from '../db/mails';
import type { Tables } from '../db/schema';
import { accountMail } from '../mail/accountMails';
import type { AccountMailText, AccountMailOptions } from '../mail/accountMailTexts';
import type { MailDraft } from '../mail/mail';
import type { AppDependencies } from '../dependencies';

export interface AccountNotification {
  kind: MailDraft['kind'];
  /** Account concerned. Its language applies unless another one is given. */
  account: Pick<Account, 'id' | 'email' | 'language'>;
  mailText: (options: AccountMailOptions) => AccountMailText;
}

/** Queues a mail to a user about their account, in the transaction of the change. */
export async function queueNotice(trx: Transaction<Tables>, { config, clock }: Pick<AppDependencies, 'config' | 'clock'>, { kind, account, mailText }: AccountNotification): Promise<void> {
  const { publicUrl, ownerEmail } = config;
  const mail = accountMail(kind, mailText({ language: account.language, publicUrl }), { recipient: account.email, ownerEmail, publicUrl });
  await queueMails(trx, { bookingId: null, userId: account.id, mails: [mail], host: new URL(publicUrl).hostname, now: clock() });
}
