import type { Language } from '../contract/language';
import { RESOURCE_PATHS, type ResourceName } from '../contract/paths';
import { asRow, type Row } from '../contract/row';
import { request } from './client';

/** A thing as it stands on the server; its version says which of two writers saw it last. */
export type Thing = Row & { version?: number };

const ifMatch = (version: number | undefined): Record<string, string> => (version === undefined ? {} : { 'if-match': `"${version}"` });

/** Reads one thing afresh, whole. @throws ApiError 404 when there is none */
export async function readThing(resource: ResourceName, id: string, language: Language): Promise<Thing> {
  return asRow(await request('GET', `${RESOURCE_PATHS[resource]}/${encodeURIComponent(id)}`, { language }));
}

/** Adds a thing. @throws ApiError, 422 with its fields */
export async function createThing(resource: ResourceName, body: object, language: Language): Promise<Thing> {
  return asRow(await request('POST', RESOURCE_PATHS[resource], { language, body }));
}

/** Puts new fields in place of a thing's old ones. @param version the one that was read @throws ApiError, 412 with the thing as it is now */
export async function changeThing(resource: ResourceName, { id, version }: { id: string; version?: number | undefined }, body: object, language: Language): Promise<Thing> {
  return asRow(await request('PUT', `${RESOURCE_PATHS[resource]}/${encodeURIComponent(id)}`, { language, body, headers: ifMatch(version) }));
}

/** Deletes a thing. @param version the one that was read; without it, whichever stands @throws ApiError */
export async function removeThing(resource: ResourceName, { id, version }: { id: string; version?: number | undefined }, language: Language): Promise<void> {
  await request('DELETE', `${RESOURCE_PATHS[resource]}/${encodeURIComponent(id)}`, { language, headers: ifMatch(version) });
}
