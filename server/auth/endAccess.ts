import type { Transaction } from 'kysely';
import { revokeSecret } from '../db/calendarFeed';
import type { Tables } from '../db/schema';
import { closeSessionsOf } from '../db/sessions';

/** Ends everything that lets somebody in without the password: sessions and the address of the calendar feed. @returns whether there was such an address */
export async function endAccess(trx: Transaction<Tables>, userId: string): Promise<{ feedEnded: boolean }> {
  await closeSessionsOf(trx, userId);
  return { feedEnded: await revokeSecret(trx, userId) };
}
