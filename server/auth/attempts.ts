import type { LimitName, RateLimits } from '../http/rateLimits';

/** Who tries: a name, the address it comes from, and whether the browser has signed in to that account before. */
export interface Attempting {
  /** The account's id, or the name itself where nobody has it. */
  account: string;
  address: string;
  /** The token of a browser that is known to the account; null for any other. */
  browser: string | null;
}

type Counted = readonly (readonly [LimitName, string])[];

/** What counts wrong passwords. A known browser counts alone: whatever strangers do, its owner gets in. */
const passwordCounts = ({ account, address, browser }: Attempting): Counted =>
  browser === null ? [['loginByPair', `${account} ${address}`], ['loginByAccount', account]] : [['loginByBrowser', browser]];

/** Counts a sign-in as a wrong one until `passwordWasRight`. @throws Problem 429 */
export async function countPassword(limits: RateLimits, attempting: Attempting): Promise<void> {
  if (attempting.browser === null) {
    await limits.take('loginByMinute', attempting.address);
    await limits.take('loginByHour', attempting.address);
  }
  for (const [name, key] of passwordCounts(attempting)) await limits.take(name, key);
}

/** Only wrong passwords count against the account. */
export async function passwordWasRight(limits: RateLimits, attempting: Attempting): Promise<void> {
  for (const [name, key] of passwordCounts(attempting)) await limits.giveBack(name, key);
}

/** Counts a link that is asked for by mail. @param email folded @throws Problem 429 */
export async function countForgotten(limits: RateLimits, email: string, address: string): Promise<void> {
  await limits.take('forgotByAddress', address);
  await limits.take('forgotByPair', `${email} ${address}`);
  await limits.take('forgotByAccount', email);
}

/** A new password has been chosen by the mailed link: what was wrong before counts no more. */
export async function forgetAttempts(limits: RateLimits, { id, email }: { id: string; email: string }, address: string): Promise<void> {
  for (const [name, key] of [['loginByPair', `${id} ${address}`], ['loginByAccount', id], ['loginByMinute', address], ['forgotByPair', `${email} ${address}`], ['forgotByAccount', email]] as const) await limits.clear(name, key);
}
