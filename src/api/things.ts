import { useCallback, useState } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import type { Language } from '../contract/language';
import { readCacheKey, RESOURCE_PATHS, type ResourceName } from '../contract/paths';
import { asRow, type Row } from '../contract/row';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { newKey } from './drafts';
import { useRead } from './useRead';

/** A thing as it stands on the server; its version says which of two writers saw it last. */
export type Thing = Row & { version?: number };

const ifMatch = (version: number | undefined): Record<string, string> => (version === undefined ? {} : { 'if-match': `"${version}"` });

/** Reads one thing afresh, whole. @throws ApiError 404 when there is none */
export async function readThing(resource: ResourceName, id: string, language: Language): Promise<Thing> {
  return asRow(await request('GET', `${RESOURCE_PATHS[resource]}/${encodeURIComponent(id)}`, { language }));
}

/** Adds a thing, once however often it is sent under its key. @throws ApiError, 422 with its fields */
export async function createThing(resource: ResourceName, body: object, { language, key }: { language: Language; key: string }): Promise<Thing> {
  return asRow(await request('POST', RESOURCE_PATHS[resource], { language, body, headers: { 'idempotency-key': key } }));
}

/** Puts new fields in place of a thing's old ones. @param version the one that was read @throws ApiError, 412 with the thing as it is now */
export async function changeThing(resource: ResourceName, { id, version }: { id: string; version?: number | undefined }, body: object, language: Language): Promise<Thing> {
  return asRow(await request('PUT', `${RESOURCE_PATHS[resource]}/${encodeURIComponent(id)}`, { language, body, headers: ifMatch(version) }));
}

/** Deletes a thing. @param version the one that was read; without it, whichever stands @throws ApiError */
export async function removeThing(resource: ResourceName, { id, version }: { id: string; version?: number | undefined }, language: Language): Promise<void> {
  await request('DELETE', `${RESOURCE_PATHS[resource]}/${encodeURIComponent(id)}`, { language, headers: ifMatch(version) });
}

/** One thing as it stands now: whoever is about to change it is shown no older answer. A null id reads nothing. */
export function useThing(resource: ResourceName, id: string | null): SWRResponse<Thing, unknown> {
  const language = useLanguage();
  const [visit] = useState(newKey);
  return useRead(id === null ? null : `one ${resource} ${id} ${visit}`, () => readThing(resource, id ?? '', language));
}

/** Forgets every list of a resource that was read, the public one too, so that the next screen shows what has changed. */
export function useForgetLists(resource: ResourceName): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const isList = (key: unknown) => typeof key === 'string' && (key === readCacheKey(resource) || key.startsWith(`list ${resource} `));
    await mutate(isList, undefined, { revalidate: true });
  }, [mutate, resource]);
}
