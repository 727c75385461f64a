/*
 * What a form of the site says of how it was filled in, beside what it sends: so a body stays the same however often it is sent, and
 * another client that says nothing of all this is served as ever.
 */

/** Milliseconds since the form was begun. */
export const TOOK_HEADER = 'x-form-took';
/** There, when the field was filled in that nobody sees. */
export const TRAP_HEADER = 'x-form-trap';
/** There, when the same has arrived already and is sent all the same. */
export const ANYWAY_HEADER = 'x-form-anyway';

/** Nobody reads and fills in a form faster. */
export const LEAST_FILL_MS = 2000;

/** For how long the same words from the same person count as sent twice. */
export const SAME_HOURS = 24;

/** What a 409 says that means just this, where 409 can mean something else too. */
export const ALREADY_HERE = { known: true } as const;

/** Whether what a 409 answered with says that the same has arrived before. */
export const isAlreadyHere = (current: unknown): boolean => typeof current === 'object' && current !== null && 'known' in current;

/** The headers of a form. @param tookMs since it was begun; null when that is not known */
export const formHeaders = ({ tookMs, trapped, anyway }: { tookMs: number | null; trapped: boolean; anyway: boolean }): Record<string, string> => ({
  ...(tookMs === null ? {} : { [TOOK_HEADER]: String(Math.max(0, Math.round(tookMs))) }),
  ...(trapped ? { [TRAP_HEADER]: '1' } : {}),
  ...(anyway ? { [ANYWAY_HEADER]: '1' } : {}),
});
