import { expect, test } from 'vitest';
import { TimedCache } from '../../src/api/cache';
import { ApiError } from '../../src/api/client';
import { mayRetry } from '../../src/api/useRead';
import { CATALOGUE_CACHE, QUERY_CACHE } from '../../src/contract/business';

const aClock = () => {
  let at = 1_000_000;
  return { now: () => at, pass: (ms: number) => void (at += ms) };
};

test('an answer grows old from the moment it came', () => {
  const clock = aClock();
  const cache = new TimedCache(clock.now);
  cache.set('meat', { data: [1] });
  clock.pass(59_999);
  expect(cache.age('meat')).toBe(59_999);
  expect(cache.get('meat')).toEqual({ data: [1] });
});

test('what was never answered is older than anything', () => {
  const cache = new TimedCache(aClock().now);
  expect(cache.age('meat')).toBe(Infinity);
  cache.set('meat', { isLoading: true });
  expect(cache.age('meat')).toBe(Infinity);
});

test('only a new answer is young again, not a word about the old one', () => {
  const clock = aClock();
  const cache = new TimedCache(clock.now);
  const data = [1];
  cache.set('meat', { data });
  clock.pass(1000);
  cache.set('meat', { data, isValidating: true });
  expect(cache.age('meat')).toBe(1000);
  cache.set('meat', { data: [2] });
  expect(cache.age('meat')).toBe(0);
});

test('an answer that comes after the waiting counts from when it came', () => {
  const clock = aClock();
  const cache = new TimedCache(clock.now);
  cache.set('meat', { isLoading: true });
  clock.pass(5000);
  cache.set('meat', { data: [1] });
  expect(cache.age('meat')).toBe(0);
});

test.each([
  ['events and trainings', CATALOGUE_CACHE, 300_000, 1_800_000],
  ['every other list', QUERY_CACHE, 60_000, 300_000],
])('%s are fresh, then kept, then forgotten', (_, { freshMs, retainMs }, fresh, retained) => {
  expect([freshMs, retainMs]).toEqual([fresh, retained]);
  const clock = aClock();
  const cache = new TimedCache(clock.now);
  cache.set('list', { data: [1] });
  clock.pass(retained);
  cache.expire('list', retainMs);
  expect(cache.get('list')).toEqual({ data: [1] });
  expect(cache.age('list')).toBeGreaterThanOrEqual(freshMs);
  clock.pass(1);
  cache.expire('list', retainMs);
  expect(cache.get('list')).toBeUndefined();
  expect([...cache.keys()]).toEqual([]);
});

test('a read that is still on its way is not forgotten', () => {
  const clock = aClock();
  const cache = new TimedCache(clock.now);
  cache.set('meat', { isLoading: true });
  clock.pass(10_000_000);
  cache.expire('meat', 1);
  expect(cache.get('meat')).toEqual({ isLoading: true });
});

test('each key has an age of its own, and can be deleted alone', () => {
  const clock = aClock();
  const cache = new TimedCache(clock.now);
  cache.set('meat', { data: 1 });
  clock.pass(10);
  cache.set('side', { data: 2 });
  expect([cache.age('meat'), cache.age('side')]).toEqual([10, 0]);
  cache.delete('meat');
  expect([...cache.keys()]).toEqual(['side']);
});

test('a read is tried again three times and no more', () => {
  expect([1, 2, 3, 4].map((attempt) => mayRetry(new TypeError('Failed to fetch'), attempt))).toEqual([true, true, true, false]);
});

test.each([400, 401, 403, 404, 409, 422, 429, 499])('a read refused with %i is not tried again', (status) => {
  expect(mayRetry(new ApiError('no', status), 1)).toBe(false);
});

test.each([500, 502, 503, 504])('a read that fails with %i is', (status) => {
  expect(mayRetry(new ApiError('no', status), 1)).toBe(true);
});
