import type { Kysely } from 'kysely';
import type { ResourceName } from '../../src/contract/paths';
import type { Tables } from './schema';

/*
 * Trash for undo: deleted items disappear immediately and are kept here for an hour. Neither the deletion nor the undo depends on a tab staying open
 * while the screen offers to undo.
 */

/** Retention of deleted rows for undo, in milliseconds. */
const RETENTION_MS = 3_600_000;

/** Stores a deleted row for an hour. @param record data needed to restore the row, as JSON */
export async function saveDeleted(db: Kysely<Tables>, resource: ResourceName, id: string, record: object, now: Date): Promise<void> {
  const values = { record: JSON.stringify(record), removed_at: now.toISOString() };
  await db
    .insertInto('removed')
    .values({ resource, id, ...values })
    .onConflict((conflict) => conflict.columns(['resource', 'id']).doUpdateSet(values))
    .execute();
}

/** Takes a deleted row out of the trash. Returns null when it is missing or expired. */
export async function takeDeleted(db: Kysely<Tables>, resource: ResourceName, id: string, now: Date): Promise<unknown> {
  const row = await db.deleteFrom('removed').where('resource', '=', resource).where('id', '=', id).returning(['record', 'removed_at']).executeTakeFirst();
  return row && row.removed_at > new Date(now.getTime() - RETENTION_MS).toISOString() ? (JSON.parse(row.record) as unknown) : null;
}

/** Deletes rows that can no longer be restored. */
export async function purgeDeleted(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('removed').where('removed_at', '<=', new Date(now.getTime() - RETENTION_MS).toISOString()).execute();
}
