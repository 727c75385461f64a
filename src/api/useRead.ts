import { createContext, useContext } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { CATALOGUE_CACHE, QUERY_CACHE, QUERY_RETRIES } from '../contract/business';
import { asList, asRow, isOffSite } from '../contract/row';
import { readCacheKey, RESOURCE_PATHS, type ResourceName } from '../contract/paths';
import { useLanguage } from '../i18n/LanguageProvider';
import { TimedCache } from './cache';
import { ApiError, request } from './client';

export const CacheContext = createContext(new TimedCache());

/** Whether a failed read is worth asking again: up to three times, and not when the request itself was at fault. */
export const mayRetry = (error: unknown, attempt: number): boolean =>
  attempt <= QUERY_RETRIES && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

const retryDelay = (attempt: number) => Math.min(1000 * 2 ** (attempt - 1), 30_000);

/** Something that is read under a key. */
export interface Reading<Value = unknown> {
  key: string;
  read: () => Promise<Value>;
}

/** The one way to read: SWR with the spec's freshness, retention and retries. A null key reads nothing. */
export function useRead<Value>(key: string | null, read: () => Promise<Value>, ages: { freshMs: number; retainMs: number } = QUERY_CACHE): SWRResponse<Value, unknown> {
  const cache = useContext(CacheContext);
  if (key !== null) cache.expire(key, ages.retainMs);
  return useSWR<Value, unknown>(key, read, {
    revalidateOnFocus: false,
    revalidateIfStale: key === null || cache.age(key) >= ages.freshMs,
    onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
      if (mayRetry(error, retryCount)) setTimeout(() => void revalidate({ retryCount }), retryDelay(retryCount));
    },
  });
}

/** A resource's list as the site shows it, each thing read by its own normalizer. What is off the site is on none of its pages, though an administrator is told of it. */
export function useList<Thing>(resource: ResourceName, readThing: (value: unknown) => Thing): SWRResponse<Thing[], unknown> {
  const language = useLanguage();
  return useRead(
    readCacheKey(resource),
    async () => {
      const answer = await request('GET', RESOURCE_PATHS[resource], { language });
      return asList(answer, resource)
        .map(asRow)
        .filter((row) => !isOffSite(row))
        .map(readThing);
    },
    readCacheKey(resource) === resource ? QUERY_CACHE : CATALOGUE_CACHE,
  );
}
