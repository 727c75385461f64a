import { listTextsOf } from '../db/contentTexts';
import type { Database } from '../db/database';
import { readSettings } from '../db/settings';
import { createMailContext, type MailContext } from './mailContext';

/** Reads the settings and the owner's texts. Must not be used within a transaction. */
export async function loadMailContext(database: Pick<Database, 'db' | 'recently'>): Promise<MailContext> {
  const settings = await readSettings(database);
  const entries = await database.recently('catalogue', 'mail texts', () => listTextsOf(database.db, ['mail', 'letter']));
  return createMailContext(settings, entries);
}
