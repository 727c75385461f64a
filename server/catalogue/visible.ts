import { createHash } from 'node:crypto';
import { RESOURCES, type CatalogueName } from '../../src/contract/resources';
import type { Row } from '../../src/contract/row';
import { isPublic, readVisibility } from '../../src/contract/visibility';

/** What a private thing tells everybody: the days that it takes. */
const DAYS = ['date', 'startDate', 'endDate', 'eventDateTime'] as const;

/** Whether a thing may be shown to everybody; the days of one that may not are taken all the same. */
export const isForEverybody = (thing: Row): boolean => isPublic({ visibility: readVisibility(thing['visibility']) });

/**
 * A thing as everybody may know it: without confidential fields, without its version (which is for those who may change it) and, when it is private, without anything but its days.
 * Its id then says nothing and leads nowhere: the true one may be made of a name.
 */
export function forEverybody(name: CatalogueName, thing: Row): Row {
  if (!isForEverybody(thing)) {
    const days = DAYS.filter((field) => typeof thing[field] === 'string').map((field) => [field, String(thing[field]).slice(0, 10)] as const);
    return { ...Object.fromEntries(days), id: `taken-${createHash('sha256').update(thing.id).digest('hex').slice(0, 12)}`, visibility: 'private' };
  }
  const confidential: readonly string[] = [...RESOURCES[name].confidential, 'version'];
  return { ...Object.fromEntries(Object.entries(thing).filter(([field]) => !confidential.includes(field))), id: thing.id };
}
