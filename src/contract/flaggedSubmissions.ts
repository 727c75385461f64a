import { array, object, string, type InferType } from 'yup';
import { ENDPOINT_PATHS } from './paths';

/* Quarantined submissions: those with a filled honeypot field, for the owner to review. */

export const FLAGGED_SUBMISSION_KINDS = ['booking', 'contact', 'seats'] as const;
export type FlaggedSubmissionKind = (typeof FLAGGED_SUBMISSION_KINDS)[number];

export const flaggedSubmissionSchema = object({
  id: string().defined(),
  kind: string().oneOf([...FLAGGED_SUBMISSION_KINDS]).defined(),
  /** Instant of the submission. */
  createdAt: string().defined(),
  /** Reference that was shown to the sender; null for a message. */
  reference: string().nullable().defined(),
  name: string().defined(),
  email: string().defined(),
  /** Requested local day; null for a message. */
  date: string().nullable().defined(),
  /** Requested location; empty for a message. */
  place: string().defined(),
  /** The message, or the notes of a request. */
  text: string().defined(),
});
export type FlaggedSubmission = InferType<typeof flaggedSubmissionSchema>;

/** Maximum number of suspects returned, newest first. */
export const MAX_FLAGGED_SUBMISSIONS = 100;

export const FLAGGED_SUBMISSION_ENDPOINTS = {
  listSuspects: { ...ENDPOINT_PATHS.listSuspects, access: 'admin', response: array(flaggedSubmissionSchema).defined() },
  /** Releases a submission from quarantine and processes it as usual. Returns the booking's id for a request. */
  acceptSuspect: { ...ENDPOINT_PATHS.acceptSuspect, access: 'admin', response: object({ bookingId: string().nullable().defined() }) },
  removeSuspect: { ...ENDPOINT_PATHS.removeSuspect, access: 'admin', response: object({ id: string().defined() }) },
} as const;
