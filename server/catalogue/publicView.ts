import { createHash } from 'node:crypto';
import { RESOURCES, type CatalogueName } from '../../src/contract/resources';
import type { ApiRecord } from '../../src/contract/apiRecord';
import { isPublic, readVisibility } from '../../src/contract/visibility';

/** Fields of a private offer that are public: the days that it occupies. */
const DAYS = ['date', 'startDate', 'endDate', 'eventDateTime'] as const;

/** Whether an offer is public. The days of a private offer still count as taken. */
export const isPubliclyVisible = (resource: ApiRecord): boolean => isPublic({ visibility: readVisibility(resource['visibility']) });

/**
 * Public view of an item: without confidential fields and without the version, which only editors need. A private item is reduced to its days.
 * Its id is replaced by a hash, because the real id may be derived from a name.
 */
export function toPublicView(name: CatalogueName, resource: ApiRecord): ApiRecord {
  if (!isPubliclyVisible(resource)) {
    const days = DAYS.filter((field) => typeof resource[field] === 'string').map((field) => [field, String(resource[field]).slice(0, 10)] as const);
    return { ...Object.fromEntries(days), id: `taken-${createHash('sha256').update(resource.id).digest('hex').slice(0, 12)}`, visibility: 'private' };
  }
  const confidential: readonly string[] = [...RESOURCES[name].confidential, 'version'];
  return { ...Object.fromEntries(Object.entries(resource).filter(([field]) => !confidential.includes(field))), id: resource.id };
}
