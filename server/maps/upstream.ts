import { CircuitState, circuitBreaker, handleType, type IBreaker } from 'cockatiel';
import type { Clock } from '../clock';
import { deadlineIn, type Deadline } from './deadline';
import { readJson, ServiceFailure } from './readJson';
import type { Turnstile } from './turnstile';

export interface Log {
  warn(fields: object, message: string): void;
}

/** How long each thing may take; tests shorten them. */
export interface Timings {
  /** One exchange with a service, its body included. */
  timeoutMs: number;
  /** A whole answer, whatever services and turns it takes. */
  budgetMs: number;
  /** A question waits this long at most for its turns at the public geocoder, that of its retry among them. */
  queueMs: number;
  /** Failures within this time add up. */
  windowMs: number;
  /** A service that failed too often is left alone for this long. */
  openMs: number;
}

export const TIMINGS: Timings = { timeoutMs: 4000, budgetMs: 4800, queueMs: 1500, windowMs: 30_000, openMs: 30_000 };

const FAILURES_TO_OPEN = 5;
const MAX_BYTES = 256 * 1024;

export interface UpstreamOptions {
  /** In the log. */
  service: string;
  fetch: typeof fetch;
  userAgent: string;
  clock: Clock;
  log: Log;
  timings: Timings;
  turnstile?: Turnstile;
}

/** Asks a service, and reads its answer; a reader that throws a ServiceFailure makes the call a failed one. */
export type Ask = <T>(address: URL, deadline: Deadline, read: (body: unknown) => T) => Promise<T>;

/** Opens at the fifth failure within the window, however many calls succeed in between. */
function failuresInWindow(windowMs: number, clock: Clock): IBreaker {
  let times: number[] = [];
  return {
    state: null,
    success(state) {
      if (state === CircuitState.HalfOpen) times = [];
    },
    failure(state) {
      const now = clock().getTime();
      times = [...times, now].filter((time) => now - time < windowMs).slice(-FAILURES_TO_OPEN);
      return state === CircuitState.HalfOpen || times.length >= FAILURES_TO_OPEN;
    },
  };
}

/**
 * The one way to a map service: a time limit, a size limit, one retry of what a retry may cure, and a circuit breaker.
 * The returned function rejects when the service failed, is left alone, or cannot be asked in the time left.
 */
export function createUpstream({ service, fetch, userAgent, clock, log, timings, turnstile }: UpstreamOptions): Ask {
  const breaker = circuitBreaker(handleType(ServiceFailure), {
    halfOpenAfter: timings.openMs,
    breaker: failuresInWindow(timings.windowMs, clock),
  });
  breaker.onBreak(() => log.warn({ service }, 'map service left alone after repeated failures'));
  breaker.onReset(() => log.warn({ service }, 'map service answers again'));

  // An exchange cut short by our own budget would count against a service that did nothing wrong.
  const least = timings.timeoutMs / 4;
  const inTime = (deadline: Deadline) => deadline.left() >= least;

  async function once<T>(address: URL, deadline: Deadline, turnBy: Deadline, read: (body: unknown) => T): Promise<T> {
    const mayAsk = !turnstile || (await turnstile.pass(Math.min(Math.max(0, turnBy.left()), deadline.left() - least)));
    if (!mayAsk || !inTime(deadline)) {
      log.warn({ service, reason: 'no time left' }, 'map service not asked');
      throw new Error('no time left');
    }
    try {
      const timeoutMs = Math.ceil(Math.min(timings.timeoutMs, deadline.left()));
      return read(await readJson(address, { fetch, userAgent, timeoutMs, maxBytes: MAX_BYTES }));
    } catch (error) {
      if (error instanceof ServiceFailure) log.warn({ service, reason: error.reason }, 'map service failed');
      throw error;
    }
  }

  return async (address, deadline, read) => {
    const turnBy = deadlineIn(timings.queueMs);
    const attempt = () => breaker.execute(() => once(address, deadline, turnBy, read));
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ServiceFailure) || !error.again || !inTime(deadline)) throw error;
      return attempt();
    }
  };
}
