import type { ResourceRecord } from '../../api/resources';
import { ADMIN_RESOURCES, adminPath } from '../../contract/adminResources';
import type { Language } from '../../contract/language';
import { publicationStatusOf, toPublicationFields } from '../../contract/publicationStatus';
import { readVisibility } from '../../contract/visibility';
import type { Manifest } from './manifest';

/** Returns the path of a record's page: its detail page if there is one, otherwise its form. */
export const addressOf = ({ resource }: Pick<Manifest, 'resource'>, { id }: { id: string }, language: Language): string =>
  `/${language}/${adminPath(resource)}/${encodeURIComponent(id)}${ADMIN_RESOURCES[resource].detail ? '' : '/edit'}`;

export const addressOfNew = ({ resource }: Pick<Manifest, 'resource'>, language: Language): string => `/${language}/${adminPath(resource)}/new`;

/** Whether the owner can publish or unpublish records of this resource. */
export const isPublishable = ({ resource }: Pick<Manifest, 'resource'>): boolean => resource === 'event' || resource === 'training' || resource === 'tool';

/** Whether the record is visible to anyone but the owner. */
export const isPublished = (record: ResourceRecord): boolean => publicationStatusOf({ isActive: record['isActive'], visibility: record['visibility'] }) !== 'hidden';

/**
 * Returns the fields that publish or unpublish a record. A private record stays private when it is published, so that a bulk action never makes a
 * party at a private home public.
 */
export function publicationFields({ resource }: Pick<Manifest, 'resource'>, record: ResourceRecord, show: boolean): object {
  if (resource === 'tool') return { isActive: show };
  const before = { visibility: record['visibility'] };
  if (!show) return toPublicationFields('hidden', before);
  return toPublicationFields(readVisibility(before.visibility) === 'private' ? 'private' : 'public');
}

/** Returns the fields for a PUT request, without those managed by the server. */
export function writableFields({ id: _id, version: _version, createdAt: _createdAt, ...fields }: ResourceRecord): Record<string, unknown> {
  return fields;
}
