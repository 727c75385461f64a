import type { Transaction } from 'kysely';
import { revokeSecret } from '../db/calendarFeed';
import type { Tables } from '../db/schema';
import { closeSessionsOf } from '../db/sessions';

/** Revokes all access without a password: sessions and the calendar feed URL. @returns whether there was a feed */
export async function endAccess(trx: Transaction<Tables>, userId: string): Promise<{ feedEnded: boolean }> {
  await closeSessionsOf(trx, userId);
  return { feedEnded: await revokeSecret(trx, userId) };
}
