import { CONTENT_CACHE_MS } from '../contract/business';
import type { ContentEntry, StoredContent, TextVersion } from '../contract/content';
import type { Language } from '../contract/language';
import { readText } from '../contract/localized';
import { RESOURCE_PATHS } from '../contract/paths';
import { parseList, parseRecord } from '../contract/apiRecord';
import { ApiError, call, request } from './client';
import { readStored, readStoredJson, store, STORAGE_KEYS } from './storage';

/** Whether this browser shows edit buttons on texts. The server never trusts this flag. */
export const isInlineEditing = (): boolean => readStored(STORAGE_KEYS.isAdmin) === 'true';

/** Parses an entry, either bare or as the `data` of a response with `success`. @throws Error for any other shape */
export function readEntry(response: unknown): StoredContent {
  const wrapped = typeof response === 'object' && response !== null && 'success' in response && 'data' in response ? response.data : response;
  const row = parseRecord(wrapped);
  return { id: row.id, version: Number(row['version'] ?? 0), tag: typeof row['tag'] === 'string' ? row['tag'] : '', value: readText(row, 'value') };
}

const isEntries = (value: unknown): value is ContentEntry[] =>
  Array.isArray(value) &&
  value.every((entry: unknown) => typeof entry === 'object' && entry !== null && 'tag' in entry && typeof entry.tag === 'string' && 'value' in entry && typeof entry.value === 'object' && entry.value !== null && 'fr' in entry.value && typeof entry.value.fr === 'string' && 'en' in entry.value && typeof entry.value.en === 'string');

/** Fetches all text overrides, uncached. */
export async function listEntries(language: Language): Promise<StoredContent[]> {
  return parseList(await request('GET', RESOURCE_PATHS.content, { language }), 'content').map(readEntry);
}

/**
 * Returns all text overrides, cached for at most one hour.
 * @param stillRight whether the cached entries match the texts that the current page was rendered with
 */
export async function loadTextOverrides(language: Language, stillRight: (entries: ContentEntry[]) => boolean): Promise<ContentEntry[]> {
  const age = Date.now() - Number(readStored(STORAGE_KEYS.contentTimestamp) ?? Number.NaN);
  const cached = age >= 0 && age < CONTENT_CACHE_MS ? readStoredJson(STORAGE_KEYS.content, isEntries) : null;
  if (cached && stillRight(cached)) return cached;
  const entries = (await listEntries(language)).map(({ tag, value }): ContentEntry => ({ tag, value }));
  store(STORAGE_KEYS.content, JSON.stringify(entries));
  store(STORAGE_KEYS.contentTimestamp, String(Date.now()));
  return entries;
}

/** Clears the cached texts after one of them was changed in this browser. */
export function clearTextOverrides(): void {
  store(STORAGE_KEYS.content, null);
  store(STORAGE_KEYS.contentTimestamp, null);
}

const at = (idOrTag: string) => `${RESOURCE_PATHS.content}/${encodeURIComponent(idOrTag)}`;

/** Fetches the stored override of a text; null when the built-in text is used. @throws ApiError as `request` does, except for 404 */
export async function findEntry(tag: string, language: Language): Promise<StoredContent | null> {
  try {
    const response = await request('GET', `${at(tag)}?or=null`, { language });
    return response === null ? null : readEntry(response);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Conflict with a concurrent edit; `stands` is the entry that is stored now. */
export class VersionConflictError extends Error {
  override name = 'VersionConflictError';
  readonly current: StoredContent | null;
  constructor(current: StoredContent | null) {
    super('Changed meanwhile');
    this.current = current;
  }
}

async function unlessChanged<Result>(tag: string, language: Language, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    // 404: the entry to change has been deleted.
    if (error instanceof ApiError && [404, 409, 412].includes(error.status)) throw new VersionConflictError(await findEntry(tag, language));
    throw error;
  }
}

const match = ({ version }: StoredContent): Record<string, string> => (version > 0 ? { 'if-match': `"${version}"` } : {});

/**
 * Stores a text: replaces the entry that the caller has seen, or creates the first entry of its tag.
 * @throws VersionConflictError when the stored entry has changed since; ApiError, TypeError as `request`
 */
export async function saveEntry({ tag, value }: ContentEntry, seen: StoredContent | null, language: Language): Promise<StoredContent> {
  return unlessChanged(tag, language, async () =>
    readEntry(
      seen
        ? await request('PUT', at(seen.id), { language, body: { tag, value }, headers: match(seen) })
        : await request('POST', RESOURCE_PATHS.content, { language, body: { tag, value } }),
    ),
  );
}

/** Deletes an override, so that the built-in text is used again; errors as for `saveEntry`. */
export async function removeEntry(seen: StoredContent, language: Language): Promise<void> {
  await unlessChanged(seen.tag, language, () => request('DELETE', at(seen.id), { language, headers: match(seen) }));
}

/** Previous versions of a text, newest first. */
export const listVersions = (tag: string, language: Language): Promise<TextVersion[]> => call('listTextVersions', { language, params: { id: tag } });
