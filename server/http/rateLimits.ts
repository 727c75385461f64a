import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { HttpError } from './httpError';

/** Rate limits per key: `points` requests in `seconds`. */
const LIMITS = {
  /** Per account and client address. The limit per account alone is much higher, so that strangers cannot lock out the owner. */
  loginByPair: { points: 10, seconds: 15 * 60 },
  loginByAccount: { points: 200, seconds: 15 * 60 },
  /** Per browser that has logged in before, in place of all other login limits. */
  loginByBrowser: { points: 10, seconds: 15 * 60 },
  /** Per logged-in user who confirms the password. */
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
  /** Test mails, per account. */
  mailTest: { points: 30, seconds: 3600 },
  invalidBodies: { points: 60, seconds: 600 },
  api: { points: 300, seconds: 10 },
} as const;

export type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /** Consumes one point, or `points`. @throws Problem 429 above the limit, or the store's error: requests that cannot be counted are rejected */
  take(name: LimitName, key: string, points?: number): Promise<void>;
  /** Refunds a point that should not have counted. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Resets the count. */
  clear(name: LimitName, key: string): Promise<void>;
}

/** Hashes a key to a fixed length without personal data. */
const anonymous = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Creates the rate limits of the API.
 * @param pool store shared by several servers; null keeps the counts in memory
 * @param scale factor on every limit
 */
export function createRateLimits(pool: Pool | null, scale: number): RateLimits {
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const { points, seconds } = LIMITS[name];
    const options = { keyPrefix: name, points: Math.round(points * scale), duration: seconds };
    // Limits that protect only this process stay in memory: a read or a rejected body should not cost a database write.
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
    mailTest: limiter('mailTest'),
    invalidBodies: limiter('invalidBodies'),
    api: limiter('api'),
  };
  return {
    async take(name, key, points = 1) {
      try {
        await limiters[name].consume(anonymous(key), points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new HttpError(429, 'tooMany', { headers: { 'retry-after': String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))) } });
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
