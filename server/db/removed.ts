import type { Kysely } from 'kysely';
import type { ResourceName } from '../../src/contract/paths';
import type { Tables } from './schema';

/*
 * What an administrator deletes is gone for everybody at once, and kept here for an hour, for them to take it back. So neither
 * the deletion nor the thing hangs on a tab that stays open for the seconds that the screen offers to undo it.
 */

/** How long a deletion can be undone. */
const KEPT_MS = 3_600_000;

/** Keeps a deleted row, until the next hour. @param record what has to be put back, as JSON */
export async function keepRemoved(db: Kysely<Tables>, resource: ResourceName, id: string, record: object, now: Date): Promise<void> {
  const values = { record: JSON.stringify(record), removed_at: now.toISOString() };
  await db
    .insertInto('removed')
    .values({ resource, id, ...values })
    .onConflict((conflict) => conflict.columns(['resource', 'id']).doUpdateSet(values))
    .execute();
}

/** Gives back what was kept of a deleted row, and keeps it no longer; null when there is nothing, or not any more. */
export async function takeRemoved(db: Kysely<Tables>, resource: ResourceName, id: string, now: Date): Promise<unknown> {
  const row = await db.deleteFrom('removed').where('resource', '=', resource).where('id', '=', id).returning(['record', 'removed_at']).executeTakeFirst();
  return row && row.removed_at > new Date(now.getTime() - KEPT_MS).toISOString() ? (JSON.parse(row.record) as unknown) : null;
}

/** Forgets what can no longer be taken back. */
export async function purgeRemoved(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('removed').where('removed_at', '<=', new Date(now.getTime() - KEPT_MS).toISOString()).execute();
}
