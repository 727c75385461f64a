const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * When a mail that failed is tried again: a minute later, then twice as long each time, an hour at most, and a last time
 * a day after it was written.
 * @param attempts how often it was tried, at least once
 * @returns null when the day is over
 */
export function nextAttempt(now: Date, { attempts, createdAt }: { attempts: number; createdAt: Date }): Date | null {
  const last = createdAt.getTime() + DAY_MS;
  if (now.getTime() >= last) return null;
  const wait = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(attempts - 1, 10));
  return new Date(Math.min(now.getTime() + wait, last));
}

/** Whether a mailer's error says that the mail itself is refused for good. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500 && error.responseCode < 600;
