import { array, object, string } from 'yup';

/** Actions recorded permanently: logins, changes of permissions, and changes of prices. */
export const AUDITED = ['sign-in', 'sign-in-refused', 'password', 'account-made', 'account-changed', 'account-deleted', 'account-restored', 'price'] as const;
export type Audited = (typeof AUDITED)[number];

/** Audit entry as an administrator reads it. */
export const auditLineSchema = object({
  id: string().defined(),
  /** Instant. */
  at: string().defined(),
  what: string()
    .oneOf([...AUDITED])
    .defined(),
  /** User who performed the action. Empty for a visitor without an account or a deleted account. */
  by: string().defined(),
  /** Target of the action: a username, or a resource of the catalogue. Empty when it is no longer known. */
  subject: string().defined(),
  /** Changed values, `role: user → admin`. Empty where the action is enough. */
  change: string().defined(),
});

export const auditSchema = array(auditLineSchema).defined();
