import { describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/client';
import { ExpiringCache } from '../../src/api/expiringCache';
import { createSwrConfig, shouldRetry } from '../../src/api/swrConfig';

describe('createSwrConfig', () => {
  test('retries a failed read three times', () => {
    expect(createSwrConfig()).toMatchObject({ errorRetryCount: 3, shouldRetryOnError: shouldRetry });
  });

  test('does not revalidate when the window gets the focus', () => {
    expect(createSwrConfig()).toMatchObject({ revalidateOnFocus: false });
  });

  test('keeps data fresh for 60 seconds by default', () => {
    expect(createSwrConfig()).toMatchObject({ dedupingInterval: 60_000 });
  });

  test('gives each application root its own cache', () => {
    const [one, other] = [createSwrConfig(), createSwrConfig()].map(({ provider }) => provider?.(new Map()));
    expect(one).toBeInstanceOf(ExpiringCache);
    expect(one).not.toBe(other);
  });
});

describe('shouldRetry', () => {
  test('is true when no response arrived', () => {
    expect(shouldRetry(new TypeError('Failed to fetch'))).toBe(true);
  });

  test.each([400, 401, 403, 404, 409, 422, 429, 499])('is false after %i', (status) => {
    expect(shouldRetry(new ApiError('no', status))).toBe(false);
  });

  test.each([500, 502, 503, 504])('is true after %i', (status) => {
    expect(shouldRetry(new ApiError('no', status))).toBe(true);
  });
});
