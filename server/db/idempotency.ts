import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema';

const KEPT_MS = 48 * 3_600_000;

/** What a key of the `Idempotency-Key` header stands for on one route. */
export interface Attempt {
  key: string;
  route: string;
  /** SHA-256 of the raw body, hex. */
  bodyHash: string;
  /** For how long its answer is kept; two days unless it says so. */
  keptMs?: number;
}

/** What was answered the first time: JSON, and whether the body was the same as now. Null when the key is new or over. */
export async function findAnswer(db: Kysely<Tables>, { key, route, bodyHash }: Attempt, now: Date): Promise<{ answer: string; sameBody: boolean } | null> {
  const row = await db
    .selectFrom('idempotency')
    .select(['answer', 'body_hash'])
    .where('route', '=', route)
    .where('key', '=', key)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ? { answer: row.answer, sameBody: row.body_hash === bodyHash } : null;
}

/** Keeps an answer, in the transaction that made it true. @throws a `taken` failure when the key has an answer already */
export async function keepAnswer(trx: Transaction<Tables>, { key, route, bodyHash, keptMs = KEPT_MS }: Attempt, status: number, answer: string, now: Date): Promise<void> {
  await trx.deleteFrom('idempotency').where('route', '=', route).where('key', '=', key).where('expires_at', '<=', now.toISOString()).execute();
  await trx
    .insertInto('idempotency')
    .values({ key, route, body_hash: bodyHash, status, answer, expires_at: new Date(now.getTime() + keptMs).toISOString() })
    .execute();
}
