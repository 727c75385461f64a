import type { RequestContext } from './api';
import { HttpError } from './httpError';

const etagOf = (version: number) => `"${version}"`;

/** Sets the `ETag` header of the response to the record's version. */
export function setEtag({ setHeader }: Pick<RequestContext, 'setHeader'>, { version }: { version: number }): void {
  setHeader('etag', etagOf(version));
}

/**
 * Optimistic lock: a request with `If-Match` changes only the expected version. Without the header the last write wins.
 * @param current the current record
 * @throws Problem 412 with the current record
 */
export function assertIfMatch({ header }: Pick<RequestContext, 'header'>, current: { version: number }): void {
  const seen = header('if-match')?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!seen || seen.includes('*') || seen.includes(etagOf(current.version))) return;
  throw new HttpError(412, 'changedMeanwhile', { current, headers: { etag: etagOf(current.version) } });
}
