import type { SWRResponse } from 'swr';
import type { Language } from '../contract/language';
import { RESOURCE_PATHS, type ResourceName } from '../contract/paths';
import { parseRecord, type ApiRecord } from '../contract/apiRecord';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { useUncachedQuery } from './useApiQuery';

/** A stored resource. Its version detects concurrent edits. */
export type ResourceRecord = ApiRecord & { version?: number };

/** Id of a record and the version that the caller has seen. Without a version, any version is overwritten. */
interface Target {
  id: string;
  version?: number | undefined;
}

const pathOf = (resource: ResourceName, id: string): string => `${RESOURCE_PATHS[resource]}/${encodeURIComponent(id)}`;

const ifMatch = (version: number | undefined): Record<string, string> => (version === undefined ? {} : { 'if-match': `"${version}"` });

/** Fetches one resource. @throws ApiError 404 when the resource does not exist */
export async function fetchResource(resource: ResourceName, id: string, language: Language): Promise<ResourceRecord> {
  return parseRecord(await request('GET', pathOf(resource, id), { language }));
}

/** Creates a resource, once for each idempotency key. @throws ApiError 422 with the invalid fields */
export async function createResource(resource: ResourceName, body: object, { language, key }: { language: Language; key: string }): Promise<ResourceRecord> {
  return parseRecord(await request('POST', RESOURCE_PATHS[resource], { language, body, headers: { 'idempotency-key': key } }));
}

/** Replaces the fields of a resource. @throws ApiError 412 with the current record when its version has changed */
export async function updateResource(resource: ResourceName, { id, version }: Target, body: object, language: Language): Promise<ResourceRecord> {
  return parseRecord(await request('PUT', pathOf(resource, id), { language, body, headers: ifMatch(version) }));
}

/** Deletes a resource. @throws ApiError */
export async function deleteResource(resource: ResourceName, { id, version }: Target, language: Language): Promise<void> {
  await request('DELETE', pathOf(resource, id), { language, headers: ifMatch(version) });
}

/** Restores a deleted resource. @throws ApiError 404 when the resource can no longer be restored */
export async function restoreResource(resource: ResourceName, id: string, language: Language): Promise<void> {
  await request('POST', `${pathOf(resource, id)}/restore`, { language });
}

/**
 * Current version of one resource, never cached.
 * @param screen screen that shows the resource; the detail page and the form replace each other, and each fetches its own copy
 */
export function useResource(resource: ResourceName, id: string, screen: 'detail' | 'form'): SWRResponse<ResourceRecord, unknown> {
  const language = useLanguage();
  return useUncachedQuery(['resource', resource, id, screen], () => fetchResource(resource, id, language));
}
