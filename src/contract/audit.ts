import { array, object, string } from 'yup';

/** What is written down for good: who came in, who may do what, and what something costs. */
export const AUDITED = ['sign-in', 'sign-in-refused', 'password', 'account-made', 'account-changed', 'account-deleted', 'account-restored', 'price'] as const;
export type Audited = (typeof AUDITED)[number];

/** One line of the audit as an administrator reads it. */
export const auditLineSchema = object({
  id: string().defined(),
  /** Instant. */
  at: string().defined(),
  what: string()
    .oneOf([...AUDITED])
    .defined(),
  /** Who did it; empty for somebody without an account, or with one that is gone. */
  by: string().defined(),
  /** What it was done to, in words: a username, or a thing of the catalogue. Empty when nobody knows any more. */
  subject: string().defined(),
  /** What changed, `role: user → admin`; empty where the act says it all. */
  change: string().defined(),
});

export const auditSchema = array(auditLineSchema).defined();
