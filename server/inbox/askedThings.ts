import type { Transaction } from 'kysely';
import type { NewMoment } from '../../src/contract/moment';
import { REQUEST_KINDS, type RequestKind } from '../../src/contract/memberRequest';
import { findThing, replaceThing, type StoredThing } from '../db/catalogue';
import type { Tables } from '../db/schema';

/** Changes the event or training that a request asked for. @returns whether there is one */
async function changeThing(trx: Transaction<Tables>, thingId: string | null, fieldsOf: (kind: RequestKind, stands: StoredThing) => object | null, now: Date): Promise<boolean> {
  if (thingId === null) return false;
  for (const kind of REQUEST_KINDS) {
    const stands = await findThing(trx, kind, thingId, { onlyActive: false });
    if (!stands) continue;
    const changes = fieldsOf(kind, stands);
    if (changes === null) return false;
    const { id: _id, version: _version, ...fields } = stands;
    await replaceThing(trx, kind, stands, { ...fields, ...changes }, now);
    return true;
  }
  return false;
}

/** Puts what a member asked for on the site for everybody. */
export const publishThing = (trx: Transaction<Tables>, thingId: string | null, now: Date): Promise<boolean> => changeThing(trx, thingId, () => ({ isActive: true, visibility: 'public' }), now);

/** Takes it off the site again; what never stood there stays as it is. */
export const hideThing = (trx: Transaction<Tables>, thingId: string | null, now: Date): Promise<boolean> => changeThing(trx, thingId, (_, { isActive }) => (isActive === false ? null : { isActive: false }), now);

/** Tells it how many come; a training's places are the owner's own to say. */
export const resizeThing = (trx: Transaction<Tables>, thingId: string | null, { adults, children }: { adults: number; children: number }, now: Date): Promise<boolean> =>
  changeThing(trx, thingId, (kind) => (kind === 'event' ? { numberOfGuests: adults, numberOfChildren: children } : null), now);

/** Takes it to another day and hour. */
export const moveThing = (trx: Transaction<Tables>, thingId: string | null, { date, time }: NewMoment, now: Date): Promise<boolean> =>
  changeThing(trx, thingId, (kind) => (kind === 'training' ? { eventDateTime: `${date}T${time}` } : { date, time }), now);
