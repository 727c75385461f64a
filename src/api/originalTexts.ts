import type { ContentEntry } from '../contract/content';
import type { Language } from '../contract/language';
import { call } from './client';

/** What one request may carry is bounded: so many texts fit, however long. */
const AT_ONCE = 200;

/**
 * Stores texts whose tag has none stored yet; the others stay as they are.
 * @returns how many were stored
 * @throws ApiError, TypeError when the server cannot be reached; what was stored until then stays
 */
export async function storeOriginals(entries: readonly ContentEntry[], language: Language): Promise<number> {
  let added = 0;
  for (let first = 0; first < entries.length; first += AT_ONCE) {
    added += (await call('contentBackfill', { language, body: { entries: entries.slice(first, first + AT_ONCE) } })).added;
  }
  return added;
}
