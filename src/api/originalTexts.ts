import type { ContentEntry } from '../contract/content';
import type { Language } from '../contract/language';
import { call } from './client';

/** Number of texts per request. The request size is limited, and this many texts of any length fit. */
const AT_ONCE = 200;

/**
 * Stores texts whose tag has no stored text; existing ones are kept.
 * @returns the number of texts stored
 * @throws ApiError, TypeError when the server cannot be reached; texts stored before the failure stay
 */
export async function storeOriginals(entries: readonly ContentEntry[], language: Language): Promise<number> {
  let added = 0;
  for (let first = 0; first < entries.length; first += AT_ONCE) {
    added += (await call('contentBackfill', { language, body: { entries: entries.slice(first, first + AT_ONCE) } })).added;
  }
  return added;
}
