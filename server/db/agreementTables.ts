import type { Generated } from 'kysely';

/* Tables of proposals and of the customers' book. The other tables, and the conventions for all of them, are in schema.ts. */

/** Proposals and amendments. What was proposed never changes; only the state and the acceptance do. */
export interface ProposalTable {
  booking_id: string;
  /** Number within the request, from 1. */
  number: number;
  kind: string;
  asked_by: string;
  state: string;
  /** Canonical JSON of the content (RFC 8785). Empty once the personal data are erased. */
  content: string;
  /** SHA-256 of the content, hex. */
  hash: string;
  /** Number of the agreement that an amendment changes. Null for a proposal. */
  base_number: number | null;
  /** JSON of the request's columns that the acceptance of an amendment writes. Null for a proposal, and once settled. */
  change: string | null;
  /** Last local day on which it can be accepted. */
  valid_until: string;
  created_at: string;
  /** Null for a change by the customer, or once the account is deleted. */
  created_by: string | null;
  accepted_at: string | null;
  accepted_way: string | null;
  /** Name as typed or told. Empty when no yes was needed, and once erased. */
  accepted_name: string;
  accepted_language: string | null;
  /** Local day of a spoken yes. */
  accepted_on: string | null;
  /** User who noted a spoken yes. */
  noted_by: string | null;
}

/** Card of a customer. */
export interface CustomerTable {
  id: string;
  name: string;
  email: string;
  telephone: string;
  language: string;
  notes: string;
  /** Keys of the e-mail address and the telephone number, by which a new request finds its card. The first is unique unless empty. */
  email_key: string;
  telephone_key: string;
  /** Normalized search text: name, e-mail address and telephone number. */
  search: string;
  created_at: string;
  version: Generated<number>;
}
