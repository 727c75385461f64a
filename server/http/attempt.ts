import { createHash } from 'node:crypto';
import { findAnswer, type Attempt } from '../db/idempotency';
import type { Parts } from '../parts';
import type { Call } from './api';
import { Problem } from './problem';

const LONGEST_KEY = 255;

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
export async function answeredBefore<Answer>({ database, clock }: Parts, attempt: Attempt | null): Promise<Answer | null> {
  const kept = attempt && (await findAnswer(database.db, attempt, clock()));
  if (!kept) return null;
  if (!kept.sameBody) throw new Problem(422, 'keyReused');
  return JSON.parse(kept.answer) as Answer;
}
