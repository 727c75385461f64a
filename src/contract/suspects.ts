import { array, object, string, type InferType } from 'yup';
import { CALLS } from './paths';

/* Quarantined submissions: those that filled the honeypot, for the owner to review. */

export const SUSPECT_KINDS = ['booking', 'contact', 'seats'] as const;
export type SuspectKind = (typeof SUSPECT_KINDS)[number];

export const suspectSchema = object({
  id: string().defined(),
  kind: string().oneOf([...SUSPECT_KINDS]).defined(),
  /** Instant. */
  createdAt: string().defined(),
  /** What the sender was told; null for a message. */
  reference: string().nullable().defined(),
  name: string().defined(),
  email: string().defined(),
  /** Local day that is asked for; null for a message. */
  date: string().nullable().defined(),
  /** Where it would take place; empty for a message. */
  place: string().defined(),
  /** The message, or the notes of a request. */
  text: string().defined(),
});
export type Suspect = InferType<typeof suspectSchema>;

/** The newest of them; there are never many. */
export const MOST_SUSPECTS = 100;

export const SUSPECT_ENDPOINTS = {
  listSuspects: { ...CALLS.listSuspects, access: 'admin', answer: array(suspectSchema).defined() },
  /** Lets it in as if it had never been kept aside; for a request, answers where it stands. */
  acceptSuspect: { ...CALLS.acceptSuspect, access: 'admin', answer: object({ bookingId: string().nullable().defined() }) },
  removeSuspect: { ...CALLS.removeSuspect, access: 'admin', answer: object({ id: string().defined() }) },
} as const;
