import type { Kysely, Transaction } from 'kysely';
import type { Availability, AvailabilityRecord } from '../../src/contract/availability';
import type { Tables } from './schema';

/** Id of the only row. */
export const AVAILABILITY_ID = 'owner';

/** Returns the owner's current availability. */
export async function findAvailability(db: Kysely<Tables>): Promise<AvailabilityRecord> {
  const { settings, version } = await db.selectFrom('availability').select(['settings', 'version']).where('id', '=', AVAILABILITY_ID).executeTakeFirstOrThrow();
  return { ...(JSON.parse(settings) as Availability), version };
}

/** Replaces the settings that were read in the same transaction. */
export async function replaceAvailability(trx: Transaction<Tables>, { version }: AvailabilityRecord, settings: Availability, now: Date): Promise<AvailabilityRecord> {
  await trx
    .updateTable('availability')
    .set({ settings: JSON.stringify(settings), version: version + 1, changed_at: now.toISOString() })
    .where('id', '=', AVAILABILITY_ID)
    .execute();
  return { ...settings, version: version + 1 };
}
