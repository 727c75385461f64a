/*
 * Headers that describe how a form was filled in. They are separate from the body, so that the body stays the same on a retry, and
 * clients that do not send them are accepted.
 */

/** Milliseconds since the user started the form. */
export const FILL_TIME_HEADER = 'x-form-took';
/** Set when the honeypot field was filled in. */
export const HONEYPOT_HEADER = 'x-form-trap';
/** Set when the user sends a known duplicate deliberately. */
export const DUPLICATE_OVERRIDE_HEADER = 'x-form-anyway';

/** Minimum time in milliseconds that a person needs to read and fill in a form. */
export const MIN_FILL_MS = 2000;

/** Hours within which the same content from the same person counts as a duplicate. */
export const DUPLICATE_WINDOW_HOURS = 24;

/** Body of a 409 for a duplicate, for calls where a 409 can have other causes. */
export const DUPLICATE_CONFLICT = { known: true } as const;

/** Whether the body of a 409 reports a duplicate. */
export const isDuplicateConflict = (current: unknown): boolean => typeof current === 'object' && current !== null && 'known' in current;

/** Builds the headers of a form. @param tookMs milliseconds since the form was started; null when unknown */
export const spamSignalHeaders = ({ tookMs, trapped, override }: { tookMs: number | null; trapped: boolean; override: boolean }): Record<string, string> => ({
  ...(tookMs === null ? {} : { [FILL_TIME_HEADER]: String(Math.max(0, Math.round(tookMs))) }),
  ...(trapped ? { [HONEYPOT_HEADER]: '1' } : {}),
  ...(override ? { [DUPLICATE_OVERRIDE_HEADER]: '1' } : {}),
});
