import type { Config } from '../config';
import type { Database } from '../db/database';
import { loadMailContext } from './loadMailContext';
import { ownerEmailOf } from './mailboxes';
import type { MailContext } from './mailContext';

/** Settings, texts and addresses that every mail needs. */
export interface MailOptions {
  mail: MailContext;
  ownerEmail: string;
  /** URL without a trailing slash. */
  publicUrl: string;
}

/** Reads the settings and texts for mails. Called before a transaction, never within one. */
export async function loadMailOptions({ config, database }: { config: Config; database: Database }): Promise<MailOptions> {
  const mail = await loadMailContext(database);
  return { mail, ownerEmail: ownerEmailOf(config, mail.settings), publicUrl: config.publicUrl };
}
