import type { Kysely } from 'kysely';
import type { Tables } from './schema';

/** Deletes what has run out: sessions, one-time tokens and kept answers. Nobody reads them any more. */
export async function purgeExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.deleteFrom('session').where('expires_at', '<=', at).execute();
  await db.deleteFrom('one_time_token').where('expires_at', '<=', at).execute();
  await db.deleteFrom('idempotency').where('expires_at', '<=', at).execute();
}
