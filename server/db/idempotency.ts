import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema';

const RETENTION_MS = 48 * 3_600_000;

/** Use of an `Idempotency-Key` on one route. */
export interface IdempotentRequest {
  key: string;
  route: string;
  /** SHA-256 of the raw body, hex. */
  bodyHash: string;
  /** Retention of the response, in milliseconds. Two days by default. */
  retentionMs?: number;
}

/** Returns the stored response as JSON, and whether the request body was the same. Null when the key is new or expired. */
export async function findResponse(db: Kysely<Tables>, { key, route, bodyHash }: IdempotentRequest, now: Date): Promise<{ response: string; sameBody: boolean } | null> {
  const row = await db
    .selectFrom('idempotency')
    .select(['answer', 'body_hash'])
    .where('route', '=', route)
    .where('key', '=', key)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ? { response: row.answer, sameBody: row.body_hash === bodyHash } : null;
}

/** Stores a response, in the transaction of the change. @throws a unique violation when the key already has a response */
export async function storeResponse(trx: Transaction<Tables>, { key, route, bodyHash, retentionMs = RETENTION_MS }: IdempotentRequest, status: number, response: string, now: Date): Promise<void> {
  await trx.deleteFrom('idempotency').where('route', '=', route).where('key', '=', key).where('expires_at', '<=', now.toISOString()).execute();
  await trx
    .insertInto('idempotency')
    .values({ key, route, body_hash: bodyHash, status, answer: response, expires_at: new Date(now.getTime() + retentionMs).toISOString() })
    .execute();
}
