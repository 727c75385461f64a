import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ExpiringCache } from '../../src/api/expiringCache';
import { cacheTimes } from '../../src/api/swrConfig';

const RETENTION_MS = 300_000;

const filled = (...keys: readonly string[]) => {
  const cache = new ExpiringCache(() => RETENTION_MS);
  for (const key of keys) cache.set(key, { data: [key] });
  return cache;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('ExpiringCache', () => {
  test('keeps an entry while a component uses it, regardless of its age', () => {
    const cache = filled('meat');
    cache.retain('meat');
    vi.advanceTimersByTime(RETENTION_MS * 10);
    expect(cache.get('meat')).toEqual({ data: ['meat'] });
  });

  test('keeps an unused entry for its retention time', () => {
    const cache = filled('meat');
    const release = cache.retain('meat');
    vi.advanceTimersByTime(RETENTION_MS);
    release();
    vi.advanceTimersByTime(RETENTION_MS - 1);
    expect(cache.get('meat')).toEqual({ data: ['meat'] });
  });

  test('deletes an unused entry after its retention time', () => {
    const cache = filled('meat');
    cache.retain('meat')();
    vi.advanceTimersByTime(RETENTION_MS);
    expect(cache.get('meat')).toBeUndefined();
    expect([...cache.keys()]).toEqual([]);
  });

  test('keeps an entry that is used again within its retention time', () => {
    const cache = filled('meat');
    cache.retain('meat')();
    vi.advanceTimersByTime(RETENTION_MS - 1);
    cache.retain('meat');
    vi.advanceTimersByTime(RETENTION_MS * 2);
    expect(cache.get('meat')).toEqual({ data: ['meat'] });
  });

  test('keeps an entry until its last user has left', () => {
    const cache = filled('meat');
    const [first, second] = [cache.retain('meat'), cache.retain('meat')];
    first();
    vi.advanceTimersByTime(RETENTION_MS);
    expect(cache.has('meat')).toBe(true);
    second();
    vi.advanceTimersByTime(RETENTION_MS);
    expect(cache.has('meat')).toBe(false);
  });

  test('expires each key independently', () => {
    const cache = filled('meat', 'side');
    cache.retain('side');
    cache.retain('meat')();
    vi.advanceTimersByTime(RETENTION_MS);
    expect([...cache.keys()]).toEqual(['side']);
  });
});

test.each([
  ['centralized-events', 300_000, 1_800_000],
  ['centralized-trainings', 300_000, 1_800_000],
  ['meat', 60_000, 300_000],
  ['@"inbox","page",', 60_000, 300_000],
])('data of %s is fresh for %i ms and kept for %i ms while unused', (key, staleMs, gcMs) => {
  expect(cacheTimes(key)).toEqual({ staleMs, gcMs });
});
