import { string, type InferType } from 'yup';
import { bookingFormSchema } from './booking';
import { baseEventType, type BaseEventType } from './eventType';

/* Your-event page: a party is described in three steps in the visitor's terms, then passed to the booking form. */

export const PARTY_KINDS = ['event', 'training'] as const;
export const KITCHENS = ['smokehouse', 'pizza'] as const;

export type PartyKind = (typeof PARTY_KINDS)[number];
export type Kitchen = (typeof KITCHENS)[number];

/** Fields asked before the booking page, with the booking's validation rules. */
export const yourEventSchema = bookingFormSchema.pick(['hostName', 'location', 'adults', 'children', 'meats', 'sides', 'tools', 'toppings']).shape({
  kind: string().oneOf([...PARTY_KINDS], 'eventTypeRequired').required('eventTypeRequired'),
  kitchen: string().oneOf([...KITCHENS], 'required').required('required'),
});

export type YourEvent = InferType<typeof yourEventSchema>;

/** Returns the booking's event type for a kind of party and a kitchen; null while either is not chosen. */
export function eventTypeOf({ kind, kitchen }: { kind: string; kitchen: string }): BaseEventType | null {
  return baseEventType(`${kitchen}-${kind === 'event' ? 'popup' : kind}`);
}

/** Returns the kind of party and the kitchen of a booking's event type; empty strings for an unknown type. */
export function partyOf(type: string): { kind: PartyKind | ''; kitchen: Kitchen | '' } {
  const base = baseEventType(type);
  if (base === null) return { kind: '', kitchen: '' };
  return { kind: base.endsWith('-training') ? 'training' : 'event', kitchen: base.startsWith('pizza') ? 'pizza' : 'smokehouse' };
}
