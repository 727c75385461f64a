import { string, type InferType } from 'yup';
import { bookingFormSchema, isEventType, type EventType } from './booking';

/* The your-event page: a party in three steps, asked in the words of the visitor and handed over to the booking. */

export const PARTY_KINDS = ['event', 'training'] as const;
export const KITCHENS = ['smokehouse', 'pizza'] as const;

export type PartyKind = (typeof PARTY_KINDS)[number];
export type Kitchen = (typeof KITCHENS)[number];

/** What is asked before the booking page, by the booking's own rules. */
export const yourEventSchema = bookingFormSchema.pick(['hostName', 'location', 'adults', 'children', 'meats', 'sides', 'tools', 'toppings']).shape({
  kind: string().oneOf([...PARTY_KINDS], 'eventTypeRequired').required('eventTypeRequired'),
  kitchen: string().oneOf([...KITCHENS], 'required').required('required'),
});

export type YourEvent = InferType<typeof yourEventSchema>;

/** The booking's type for a kind of party and what is cooked; null while either is open. */
export function eventTypeOf({ kind, kitchen }: { kind: string; kitchen: string }): EventType | null {
  const type = `${kitchen}-${kind === 'event' ? 'popup' : kind}`;
  return isEventType(type) ? type : null;
}

/** The kind of party and the kitchen that a booking's type stands for; empty for none. */
export function partyOf(type: string): { kind: PartyKind | ''; kitchen: Kitchen | '' } {
  if (!isEventType(type)) return { kind: '', kitchen: '' };
  return { kind: type.endsWith('-training') ? 'training' : 'event', kitchen: type.startsWith('pizza') ? 'pizza' : 'smokehouse' };
}
