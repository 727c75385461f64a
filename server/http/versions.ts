import type { Call } from './api';
import { Problem } from './problem';

const etagOf = (version: number) => `"${version}"`;

/** Tells with the answer which version of a thing it is. */
export function tellVersion({ setHeader }: Pick<Call, 'setHeader'>, { version }: { version: number }): void {
  setHeader('etag', etagOf(version));
}

/**
 * Keeps two who edit at once from undoing each other: who sends `If-Match` changes only the version they have seen. Without it
 * the last one wins.
 * @param stands the thing as it is now
 * @throws Problem 412, with the thing as it is now
 */
export function assertUnchanged({ header }: Pick<Call, 'header'>, stands: { version: number }): void {
  const seen = header('if-match')?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!seen || seen.includes('*') || seen.includes(etagOf(stands.version))) return;
  throw new Problem(412, 'changedMeanwhile', { current: stands, headers: { etag: etagOf(stands.version) } });
}
