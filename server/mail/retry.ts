const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Number of attempts that every mail gets, in about two hours, even if it waited for days because no mail server was set. */
const MIN_ATTEMPTS = 8;

/**
 * Returns the time of the next attempt: one minute later, then twice as long each time, at most an hour, and a last attempt one day after the mail
 * was created.
 * @param attempts number of attempts so far, at least one
 * @returns null when the day is over and the mail has had its attempts
 */
export function nextAttempt(now: Date, { attempts, createdAt }: { attempts: number; createdAt: Date }): Date | null {
  const last = createdAt.getTime() + DAY_MS;
  const isOver = now.getTime() >= last;
  if (isOver && attempts >= MIN_ATTEMPTS) return null;
  const wait = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(attempts - 1, 10));
  return new Date(isOver ? now.getTime() + wait : Math.min(now.getTime() + wait, last));
}

/** Returns whether a mailer's error is a permanent failure of the mail (5xx). */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500 && error.responseCode < 600;
