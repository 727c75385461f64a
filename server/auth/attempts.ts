import type { LimitName, RateLimits } from '../http/rateLimits';

/** Login attempt: the account, the client's address, and whether the browser has logged in to the account before. */
export interface Attempting {
  /** Account id, or the entered name when no account has it. */
  account: string;
  address: string;
  /** Token of a browser known to the account, or null. */
  browser: string | null;
}

type Counted = readonly (readonly [LimitName, string])[];

/** Rate limit keys for wrong passwords. A known browser has its own limit, so strangers cannot lock out the account's owner. */
const passwordCounts = ({ account, address, browser }: Attempting): Counted =>
  browser === null ? [['loginByPair', `${account} ${address}`], ['loginByAccount', account]] : [['loginByBrowser', browser]];

/** Counts a login attempt as failed until `passwordWasRight` is called. @throws Problem 429 */
export async function countPassword(limits: RateLimits, attempting: Attempting): Promise<void> {
  if (attempting.browser === null) {
    await limits.take('loginByMinute', attempting.address);
    await limits.take('loginByHour', attempting.address);
  }
  for (const [name, key] of passwordCounts(attempting)) await limits.take(name, key);
}

/** Refunds the attempt, so that only wrong passwords count against the account. */
export async function passwordWasRight(limits: RateLimits, attempting: Attempting): Promise<void> {
  for (const [name, key] of passwordCounts(attempting)) await limits.giveBack(name, key);
}

/** Counts a request for a password reset link. @param email case-folded @throws Problem 429 */
export async function countPasswordResets(limits: RateLimits, email: string, address: string): Promise<void> {
  await limits.take('forgotByAddress', address);
  await limits.take('forgotByPair', `${email} ${address}`);
  await limits.take('forgotByAccount', email);
}

/** Resets the counters of failed attempts after a password reset by mailed link. */
export async function clearAttempts(limits: RateLimits, { id, email }: { id: string; email: string }, address: string): Promise<void> {
  for (const [name, key] of [['loginByPair', `${id} ${address}`], ['loginByAccount', id], ['loginByMinute', address], ['forgotByPair', `${email} ${address}`], ['forgotByAccount', email]] as const) await limits.clear(name, key);
}
