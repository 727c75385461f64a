import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Problem } from './problem';

/** How often something may happen: `points` times in `seconds`, for each key. */
const LIMITS = {
  /** Of one account from one address. Strangers must not use up what its owner needs, so that the account alone bears far more. */
  loginByPair: { points: 10, seconds: 15 * 60 },
  loginByAccount: { points: 200, seconds: 15 * 60 },
  /** Of a browser that has signed in before, in place of all others. */
  loginByBrowser: { points: 10, seconds: 15 * 60 },
  /** Of somebody who is signed in and proves it. */
  passwordProof: { points: 10, seconds: 15 * 60 },
  loginByMinute: { points: 6, seconds: 60 },
  loginByHour: { points: 30, seconds: 3600 },
  register: { points: 5, seconds: 3600 },
  forgotByPair: { points: 3, seconds: 3600 },
  forgotByAccount: { points: 20, seconds: 3600 },
  forgotByAddress: { points: 6, seconds: 3600 },
  reset: { points: 10, seconds: 3600 },
  booking: { points: 10, seconds: 3600 },
  seats: { points: 24, seconds: 3600 },
  contact: { points: 5, seconds: 3600 },
  manage: { points: 120, seconds: 3600 },
  maps: { points: 60, seconds: 3600 },
  invalidBodies: { points: 60, seconds: 600 },
  api: { points: 300, seconds: 10 },
} as const;

export type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /** Counts one more, or so many. @throws Problem 429 beyond the limit, or the store's error: who cannot be counted is not let in */
  take(name: LimitName, key: string, points?: number): Promise<void>;
  /** Takes one back that should not have counted. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Counts from nothing again. */
  clear(name: LimitName, key: string): Promise<void>;
}

/** A key of fixed length that holds nothing personal. */
const anonymous = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * The limits of the whole API.
 * @param pool where several servers share their counts; null keeps them in memory
 * @param scale multiplies every limit
 */
export function createRateLimits(pool: Pool | null, scale: number): RateLimits {
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const { points, seconds } = LIMITS[name];
    const options = { keyPrefix: name, points: Math.round(points * scale), duration: seconds };
    // Those that guard this process alone stay in memory: a read, or a body that is refused, should not cost a write.
    if (pool === null || name === 'api' || name === 'invalidBodies') return new RateLimiterMemory(options);
    return new RateLimiterPostgres({ ...options, storeClient: pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: name === 'booking' });
  };
  const limiters: Record<LimitName, RateLimiterAbstract> = {
    loginByPair: limiter('loginByPair'),
    loginByAccount: limiter('loginByAccount'),
    loginByBrowser: limiter('loginByBrowser'),
    passwordProof: limiter('passwordProof'),
    loginByMinute: limiter('loginByMinute'),
    loginByHour: limiter('loginByHour'),
    register: limiter('register'),
    forgotByPair: limiter('forgotByPair'),
    forgotByAccount: limiter('forgotByAccount'),
    forgotByAddress: limiter('forgotByAddress'),
    reset: limiter('reset'),
    booking: limiter('booking'),
    seats: limiter('seats'),
    contact: limiter('contact'),
    manage: limiter('manage'),
    maps: limiter('maps'),
    invalidBodies: limiter('invalidBodies'),
    api: limiter('api'),
  };
  return {
    async take(name, key, points = 1) {
      try {
        await limiters[name].consume(anonymous(key), points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new Problem(429, 'tooMany', { headers: { 'retry-after': String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))) } });
      }
    },
    async giveBack(name, key) {
      await limiters[name].reward(anonymous(key));
    },
    async clear(name, key) {
      await limiters[name].delete(anonymous(key));
    },
  };
}
