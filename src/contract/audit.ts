import { array, object, string } from 'yup';

/** Entries about an installation's own exports and imports, which are not part of the exported data: exporting would otherwise change them. */
export const EXPORT_ENTRIES = ['data-exported', 'data-imported'] as const;

/** Actions recorded permanently: logins, changes of permissions, changes of prices and of the mail server, erased messages, merged and removed cards of customers, and exports and imports of all data. */
export const AUDITED = ['sign-in', 'sign-in-refused', 'password', 'account-made', 'account-changed', 'account-deleted', 'account-restored', 'price', 'mail-server', 'message-erased', 'customers-merged', 'customer-removed', ...EXPORT_ENTRIES] as const;
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
