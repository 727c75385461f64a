import type { Transaction } from 'kysely';
import type { Config } from '../config';
import { findContactMessage } from '../db/contactMessages';
import { listErasures, insertErasure, type Erasure } from '../db/erasures';
import { findRequest } from '../db/inbox';
import type { Database } from '../db/database';
import type { Tables } from '../db/schema';
import { findReservation } from '../db/seats';
import { findCredentials } from '../db/users';
import { addErased, readErased } from './erasedList';
import { eraseAccount } from './eraseAccount';
import { eraseGroup } from './eraseGroup';
import { eraseMessage } from './eraseMessage';
import { eraseRequester } from './eraseRequest';

async function eraseById(trx: Transaction<Tables>, erasure: Erasure, now: Date): Promise<void> {
  const { kind, id } = erasure;
  if (kind === 'request') {
    const stored = await findRequest(trx, id);
    if (stored && !stored.record.erased) await eraseRequester(trx, stored, now);
  } else if (kind === 'member') {
    const credentials = await findCredentials(trx, id);
    if (credentials) await eraseAccount(trx, credentials.account, now);
  } else if (kind === 'message') {
    const message = await findContactMessage(trx, id);
    if (message?.erased === 0) await eraseMessage(trx, message, now);
  } else {
    const group = await findReservation(trx, id);
    if (group && !group.erased) await eraseGroup(trx, group, now);
  }
  await insertErasure(trx, erasure);
}

/**
 * Reapplies erasures after a backup was restored: persons listed in the file beside the backups but not in the database's table are erased again.
 * @returns the number of persons erased again
 */
export async function repeatErasures({ database, config, now }: { database: Database; config: Pick<Config, 'dataDir'>; now: Date }): Promise<number> {
  const known = new Set((await listErasures(database.db)).map(({ kind, id }) => `${kind} ${id}`));
  const back = (await readErased(config)).filter(({ kind, id }) => !known.has(`${kind} ${id}`));
  for (const erasure of back) await database.transaction((trx) => eraseById(trx, erasure, now));
  await addErased(config, await listErasures(database.db));
  if (back.length > 0) await database.scrub({ full: true });
  return back.length;
}
