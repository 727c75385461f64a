import { CircuitState, circuitBreaker, handleType, type IBreaker } from 'cockatiel';
import type { Clock } from '../clock';
import { deadlineIn, type Deadline } from './deadline';
import { readJson, ServiceFailure } from './readJson';
import type { Throttle } from './throttle';

export interface Log {
  warn(fields: object, message: string): void;
}

/** Time limits; tests shorten them. */
export interface Timings {
  /** Timeout of one exchange with a service, including the body. */
  timeoutMs: number;
  /** Time limit of a whole response, including all services and waiting times. */
  budgetMs: number;
  /** Maximum wait of a question for its turns at the public geocoder, including the turn of its retry. */
  queueMs: number;
  /** Window in which failures are counted. */
  windowMs: number;
  /** Time for which the circuit stays open after too many failures. */
  openMs: number;
}

export const TIMINGS: Timings = { timeoutMs: 4000, budgetMs: 4800, queueMs: 1500, windowMs: 30_000, openMs: 30_000 };

const FAILURES_TO_OPEN = 5;
const MAX_BYTES = 256 * 1024;

export interface UpstreamOptions {
  /** Name of the service, for the log. */
  service: string;
  fetch: typeof fetch;
  /** Returns the `User-Agent` header. */
  userAgent: () => Promise<string>;
  clock: Clock;
  log: Log;
  timings: Timings;
  turnstile?: Throttle;
}

/** Calls a service and reads its response. A reader that throws a ServiceFailure makes the call fail. */
export type UpstreamRequest = <T>(address: URL, deadline: Deadline, read: (body: unknown) => T) => Promise<T>;

/** Returns a breaker that opens at the fifth failure within the window, regardless of the number of successful calls in between. */
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
 * Creates the client for one map service: timeout, size limit, one retry of retryable failures, and a circuit breaker. The returned function rejects
 * when the service failed, the circuit is open, or too little time is left.
 */
export function createUpstream({ service, fetch, userAgent, clock, log, timings, turnstile }: UpstreamOptions): UpstreamRequest {
  const breaker = circuitBreaker(handleType(ServiceFailure), {
    halfOpenAfter: timings.openMs,
    breaker: failuresInWindow(timings.windowMs, clock),
  });
  breaker.onBreak(() => log.warn({ service }, 'map service circuit breaker opened'));
  breaker.onReset(() => log.warn({ service }, 'map service circuit breaker closed'));

  // An exchange that our own time limit cuts short would count as a failure of a healthy service.
  const least = timings.timeoutMs / 4;
  const inTime = (deadline: Deadline) => deadline.left() >= least;

  async function once<T>(address: URL, deadline: Deadline, turnBy: Deadline, read: (body: unknown) => T): Promise<T> {
    const mayAsk = !turnstile || (await turnstile.acquire(Math.min(Math.max(0, turnBy.left()), deadline.left() - least)));
    if (!mayAsk || !inTime(deadline)) {
      log.warn({ service, reason: 'no time left' }, 'map service request skipped');
      throw new Error('no time left');
    }
    try {
      const timeoutMs = Math.ceil(Math.min(timings.timeoutMs, deadline.left()));
      return read(await readJson(address, { fetch, userAgent: await userAgent(), timeoutMs, maxBytes: MAX_BYTES }));
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
