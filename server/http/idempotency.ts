import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { classifyDatabaseError } from '../db/failures';
import { findResponse, type IdempotentRequest } from '../db/idempotency';
import type { Tables } from '../db/schema';
import type { AppDependencies } from '../dependencies';
import type { RequestContext } from './api';
import { HttpError } from './httpError';

export const MAX_KEY_LENGTH = 255;

/**
 * Reads the `Idempotency-Key` header. Returns null without one.
 * @param route method and path that the key applies to
 * @throws Problem 400 for a key that is empty or too long
 */
export function parseIdempotencyKey({ header, raw }: Pick<RequestContext, 'header' | 'raw'>, route: string): IdempotentRequest | null {
  const key = header('idempotency-key');
  if (key === undefined) return null;
  if (key === '' || key.length > MAX_KEY_LENGTH) throw new HttpError(400, 'keyTooLong');
  return { key, route, bodyHash: createHash('sha256').update(raw).digest('hex') };
}

/**
 * Returns the stored response for the same key. Each route only reads responses that it stored itself.
 * @returns null when the request is new
 * @throws Problem 422 when the key was used with another body
 */
export const findReplay = <Result>({ database, clock }: AppDependencies, attempt: IdempotentRequest | null): Promise<Result | null> => findReplayIn<Result>(database.db, attempt, clock());

/** Variant for use within a transaction. With `retryOnConflict`, also finds the response of a concurrent identical request. */
export async function findReplayIn<Result>(db: Kysely<Tables>, attempt: IdempotentRequest | null, now: Date): Promise<Result | null> {
  const stored = attempt && (await findResponse(db, attempt, now));
  if (!stored) return null;
  if (!stored.sameBody) throw new HttpError(422, 'keyReused');
  return JSON.parse(stored.response) as Result;
}

/** Retries once after a conflict: concurrent requests can take the same key or version, and the second attempt sees the first one's result. */
export async function retryOnConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (classifyDatabaseError(error) !== 'unique-violation') throw error;
    return run();
  }
}
