import type { Transaction } from 'kysely';
import type { DateTime } from '../../src/contract/dateTime';
import { REQUEST_KINDS, type RequestKind } from '../../src/contract/memberRequest';
import { findResource, replaceResource, type StoredResource } from '../db/catalogue';
import type { Tables } from '../db/schema';

/** Changes the event or training that a request asked for. @returns whether the event or training exists */
export async function updateMemberResource(trx: Transaction<Tables>, resourceId: string | null, fieldsOf: (kind: RequestKind, current: StoredResource) => object | null, now: Date): Promise<boolean> {
  if (resourceId === null) return false;
  for (const kind of REQUEST_KINDS) {
    const stored = await findResource(trx, kind, resourceId, { onlyActive: false });
    if (!stored) continue;
    const changes = fieldsOf(kind, stored);
    if (changes === null) return false;
    const { id: _id, version: _version, ...fields } = stored;
    await replaceResource(trx, kind, stored, { ...fields, ...changes }, now);
    return true;
  }
  return false;
}

/** Publishes the event or training that a member asked for. */
export const publishMemberResource = (trx: Transaction<Tables>, resourceId: string | null, now: Date): Promise<boolean> => updateMemberResource(trx, resourceId, () => ({ isActive: true, visibility: 'public' }), now);

/** Unpublishes the event or training. One that was never published stays unchanged. */
export const hideMemberResource = (trx: Transaction<Tables>, resourceId: string | null, now: Date): Promise<boolean> => updateMemberResource(trx, resourceId, (_, { isActive }) => (isActive === false ? null : { isActive: false }), now);

/** Sets an event's number of guests. A training is left unchanged, because the owner sets its number of seats. */
export const resizeMemberResource = (trx: Transaction<Tables>, resourceId: string | null, { adults, children }: { adults: number; children: number }, now: Date): Promise<boolean> =>
  updateMemberResource(trx, resourceId, (kind) => (kind === 'event' ? { numberOfGuests: adults, numberOfChildren: children } : null), now);

/** Moves the event or training to another day and time. */
export const moveMemberResource = (trx: Transaction<Tables>, resourceId: string | null, { date, time }: DateTime, now: Date): Promise<boolean> =>
  updateMemberResource(trx, resourceId, (kind) => (kind === 'training' ? { eventDateTime: `${date}T${time}` } : { date, time }), now);
