import { setTimeout as pause } from 'node:timers/promises';

/** Rate limiter that admits one call at a time, in order of arrival, at a fixed interval. */
export interface Throttle {
  /**
   * Waits for the caller's turn.
   * @returns false immediately, without queueing, when the wait would be longer than `longestMs`
   */
  acquire(longestMs: number): Promise<boolean>;
}

/** Creates a turnstile. Required because the public geocoder allows at most one request per second from a whole site. */
export function createThrottle(spacingMs: number): Throttle {
  let next = 0;
  return {
    async acquire(longestMs) {
      const now = performance.now();
      const turn = Math.max(now, next);
      if (turn - now > longestMs) return false;
      next = turn + spacingMs;
      if (turn > now) await pause(turn - now);
      return true;
    },
  };
}
