import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { failureOf } from '../db/failures';
import { findAnswer, type Attempt } from '../db/idempotency';
import type { Tables } from '../db/schema';
import type { Parts } from '../parts';
import type { Call } from './api';
import { Problem } from './problem';

export const LONGEST_KEY = 255;

/**
 * What the `Idempotency-Key` header makes of a request; null without one.
 * @param route the method and path that the key counts on
 * @throws Problem 400 for a key that is empty or too long
 */
export function attemptOf({ header, raw }: Pick<Call, 'header' | 'raw'>, route: string): Attempt | null {
  const key = header('idempotency-key');
  if (key === undefined) return null;
  if (key === '' || key.length > LONGEST_KEY) throw new Problem(400, 'keyTooLong');
  return { key, route, bodyHash: createHash('sha256').update(raw).digest('hex') };
}

/**
 * What a request was answered before under the same key. Each route reads only the answers that it kept itself.
 * @returns null when it is new
 * @throws Problem 422 when the key came with another body
 */
export const answeredBefore = <Answer>({ database, clock }: Parts, attempt: Attempt | null): Promise<Answer | null> => keptAnswer<Answer>(database.db, attempt, clock());

/** The same from within a transaction: with `twice`, a twin that was faster is seen too. */
export async function keptAnswer<Answer>(db: Kysely<Tables>, attempt: Attempt | null, now: Date): Promise<Answer | null> {
  const kept = attempt && (await findAnswer(db, attempt, now));
  if (!kept) return null;
  if (!kept.sameBody) throw new Problem(422, 'keyReused');
  return JSON.parse(kept.answer) as Answer;
}

/** Two who act in the same instant can take the same key or version: the second look sees what the first has done. */
export async function twice<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (failureOf(error) !== 'taken') throw error;
    return run();
  }
}
