import type { SWRResponse } from 'swr';
import type { Language } from '../contract/language';
import { RESOURCE_PATHS, type ResourceName } from '../contract/paths';
import { asRow, type Row } from '../contract/row';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { useUncachedQuery } from './useApiQuery';

/** A stored resource. Its version detects concurrent edits. */
export type ResourceRecord = Row & { version?: number };

/** Identifies a record and the version that the caller has seen; without a version, any is overwritten. */
interface Target {
  id: string;
  version?: number | undefined;
}

const pathOf = (resource: ResourceName, id: string): string => `${RESOURCE_PATHS[resource]}/${encodeURIComponent(id)}`;

const ifMatch = (version: number | undefined): Record<string, string> => (version === undefined ? {} : { 'if-match': `"${version}"` });

/** Fetches one resource. @throws ApiError 404 when it does not exist */
export async function fetchResource(resource: ResourceName, id: string, language: Language): Promise<ResourceRecord> {
  return asRow(await request('GET', pathOf(resource, id), { language }));
}

/** Creates a resource, once for each idempotency key. @throws ApiError 422 with the invalid fields */
export async function createResource(resource: ResourceName, body: object, { language, key }: { language: Language; key: string }): Promise<ResourceRecord> {
  return asRow(await request('POST', RESOURCE_PATHS[resource], { language, body, headers: { 'idempotency-key': key } }));
}

/** Replaces the fields of a resource. @throws ApiError 412 with the current record when the version is another one */
export async function updateResource(resource: ResourceName, { id, version }: Target, body: object, language: Language): Promise<ResourceRecord> {
  return asRow(await request('PUT', pathOf(resource, id), { language, body, headers: ifMatch(version) }));
}

/** Deletes a resource. @throws ApiError */
export async function deleteResource(resource: ResourceName, { id, version }: Target, language: Language): Promise<void> {
  await request('DELETE', pathOf(resource, id), { language, headers: ifMatch(version) });
}

/** Restores a deleted resource. @throws ApiError 404 when it can no longer be restored */
export async function restoreResource(resource: ResourceName, id: string, language: Language): Promise<void> {
  await request('POST', `${pathOf(resource, id)}/restore`, { language });
}

/**
 * The current version of one resource, never a cached one.
 * @param screen the screen that shows it: the detail page and the form replace each other, and each reads for itself
 */
export function useResource(resource: ResourceName, id: string, screen: 'detail' | 'form'): SWRResponse<ResourceRecord, unknown> {
  const language = useLanguage();
  return useUncachedQuery(['resource', resource, id, screen], () => fetchResource(resource, id, language));
}
