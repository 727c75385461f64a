import type { PublicSettings } from '../../src/contract/settings';
import type { Config } from '../config';
import type { Mailbox } from './mail';

/** Returns the sender of all mails: `MAIL_FROM` of the environment as it stands, or else the business's own mailbox. */
export const senderOf = ({ mailFrom }: Pick<Config, 'mailFrom'>, { identity: { name, email } }: Pick<PublicSettings, 'identity'>): Mailbox | string => mailFrom ?? { name, address: email };

/** Returns the address that receives the owner's mails and customers' replies: `OWNER_EMAIL` of the environment, or else the business's own. */
export const ownerEmailOf = ({ ownerEmail }: Pick<Config, 'ownerEmail'>, { identity: { email } }: Pick<PublicSettings, 'identity'>): string => ownerEmail ?? email;
