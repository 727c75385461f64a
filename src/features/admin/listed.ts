import type { ResourceRecord } from '../../api/resources';
import type { Language } from '../../contract/language';
import { showingOf, shownAs } from '../../contract/showing';
import { readVisibility } from '../../contract/visibility';
import type { Manifest } from './manifest';

/** Where a thing's own page is: to be read, where there is such a page, else to be changed. */
export const addressOf = ({ path, detail }: Pick<Manifest, 'path' | 'detail'>, { id }: { id: string }, language: Language): string =>
  `/${language}/admin/${path}/${encodeURIComponent(id)}${detail ? '' : '/edit'}`;

export const addressOfNew = ({ path }: Pick<Manifest, 'path'>, language: Language): string => `/${language}/admin/${path}/new`;

/** Resources that the site shows or not as the owner says. */
export const canBePublished = ({ resource }: Pick<Manifest, 'resource'>): boolean => resource === 'event' || resource === 'training' || resource === 'tool';

/** Whether anybody but the owner knows of it. */
export const isShown = (thing: ResourceRecord): boolean => showingOf({ isActive: thing['isActive'], visibility: thing['visibility'] }) !== 'hidden';

/** What a thing says of itself once it is shown again, or hidden. What was private is shown as such: a party at somebody's home is nobody's to publish by the dozen. */
export function shownOrHidden({ resource }: Pick<Manifest, 'resource'>, thing: ResourceRecord, show: boolean): object {
  if (resource === 'tool') return { isActive: show };
  const before = { visibility: thing['visibility'] };
  if (!show) return shownAs('hidden', before);
  return shownAs(readVisibility(before.visibility) === 'private' ? 'private' : 'public');
}

/** What a PUT takes: the thing's fields, without what is the server's. */
export function fieldsOfThing({ id: _id, version: _version, createdAt: _createdAt, ...fields }: ResourceRecord): Record<string, unknown> {
  return fields;
}
