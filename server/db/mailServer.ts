import type { Kysely, Selectable } from 'kysely';
import type { MailServerTable } from './mailTables';
import type { Tables } from './schema';

const ID = 'settings';

export type StoredMailServer = Omit<Selectable<MailServerTable>, 'id'>;

const NOTHING: StoredMailServer = { host: '', port: 0, security: 'starttls', username: '', sender: '', password: null, version: 0 };

/** Returns the mail server of the settings with its encrypted password. Its host is empty when none is set. */
export async function findMailServer(db: Kysely<Tables>): Promise<StoredMailServer> {
  const row = await db.selectFrom('mail_server').select(['host', 'port', 'security', 'username', 'sender', 'password', 'version']).where('id', '=', ID).executeTakeFirst();
  return row ?? NOTHING;
}

/** Replaces the mail server that was read in the same transaction. */
export async function replaceMailServer(trx: Kysely<Tables>, { version }: StoredMailServer, next: Omit<StoredMailServer, 'version'>): Promise<void> {
  const { host, port, security, username, sender, password } = next;
  const row = { host, port, security, username, sender, password, version: version + 1 };
  await trx.insertInto('mail_server').values({ id: ID, ...row }).onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
}

/** Removes the mail server that was read in the same transaction, with its password. */
export const clearMailServer = (trx: Kysely<Tables>, current: StoredMailServer): Promise<void> => replaceMailServer(trx, current, NOTHING);
