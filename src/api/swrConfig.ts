import { useEffect } from 'react';
import { unstable_serialize, type Middleware, type SWRConfiguration } from 'swr';
import { CATALOGUE_CACHE, QUERY_CACHE, QUERY_RETRIES } from '../contract/business';
import { resourceCacheKey } from '../contract/paths';
import { ApiError } from './client';
import { ExpiringCache } from './expiringCache';

/** Whether a failed read may succeed later. A 4xx response means that the request itself is at fault. */
export const shouldRetry = (error: unknown): boolean => !(error instanceof ApiError && error.status >= 400 && error.status < 500);

const LONG_LIVED: readonly string[] = [resourceCacheKey('event'), resourceCacheKey('training')];

/** Returns the freshness and the retention after the last use of a query, by SWR key (SPEC sections 7 and 9). */
export const cacheTimes = (key: string): { staleMs: number; gcMs: number } => (LONG_LIVED.includes(key) ? CATALOGUE_CACHE : QUERY_CACHE);

/** Creates the SWR options of the whole site, with their own cache. Call once for each application root. */
export function createSwrConfig(): SWRConfiguration {
  const cache = new ExpiringCache((key) => cacheTimes(key).gcMs);
  const retainWhileMounted: Middleware = (useSWRNext) => (key, fetcher, config) => {
    const serialized = unstable_serialize(key);
    useEffect(() => (serialized === '' ? undefined : cache.retain(serialized)), [serialized]);
    return useSWRNext(key, fetcher, config);
  };
  return {
    provider: () => cache,
    use: [retainWhileMounted],
    revalidateOnFocus: false,
    // SWR starts no second request for a key within this time, so it is also the time for which data stays fresh.
    dedupingInterval: QUERY_CACHE.staleMs,
    shouldRetryOnError: shouldRetry,
    errorRetryCount: QUERY_RETRIES,
    // Base delay in milliseconds. SWR multiplies it by a random factor of 0.5 to 1.5 and by 2, 4 and 8.
    errorRetryInterval: 500,
  };
}
