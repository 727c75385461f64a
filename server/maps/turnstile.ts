import { setTimeout as pause } from 'node:timers/promises';

/** Lets one call through at a time, so many milliseconds apart, in the order they came. */
export interface Turnstile {
  /** @returns false at once, taking no place, when the wait would be longer than `longestMs` */
  pass(longestMs: number): Promise<boolean>;
}

/** The public geocoder asks for at most one request a second from a whole site. */
export function createTurnstile(spacingMs: number): Turnstile {
  let next = 0;
  return {
    async pass(longestMs) {
      const now = performance.now();
      const turn = Math.max(now, next);
      if (turn - now > longestMs) return false;
      next = turn + spacingMs;
      if (turn > now) await pause(turn - now);
      return true;
    },
  };
}
