import { useEffect } from 'react';
import useSWR, { unstable_serialize, useSWRConfig, type Key, type SWRConfiguration, type SWRResponse } from 'swr';
import { resourceCacheKey, RESOURCE_PATHS, type ResourceName } from '../contract/paths';
import { parseList, parseRecord, isUnpublished } from '../contract/apiRecord';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { cacheTimes } from './swrConfig';

/** Options for data that others may change at any time: cached data is shown and re-fetched on every mount. */
export const ALWAYS_STALE = { dedupingInterval: 0 } as const;

/** Reads from the API with the site's SWR options. A null key disables the query. */
export const useApiQuery = <Data>(key: Key, fetcher: () => Promise<Data>, options?: SWRConfiguration<Data, unknown>): SWRResponse<Data, unknown> => useSWR<Data, unknown>(key, fetcher, options);

/**
 * Reads without showing cached data, for forms. The data is cleared when the component unmounts.
 * @param key unique to one screen, because two screens that replace each other are mounted at the same time
 */
export function useUncachedQuery<Data>(key: Key, fetcher: () => Promise<Data>): SWRResponse<Data, unknown> {
  const { mutate } = useSWRConfig();
  const serialized = unstable_serialize(key);
  useEffect(
    () => () => {
      // Rejects when the application root unmounts, because its cache no longer exists then.
      mutate(serialized, undefined).catch(() => {});
    },
    [mutate, serialized],
  );
  return useApiQuery(key, fetcher, ALWAYS_STALE);
}

/**
 * Reads a resource's public list, with each row parsed by its normalizer. Rows that are off the site are left out, although administrators receive
 * them.
 */
export function usePublicList<Item>(resource: ResourceName, readItem: (value: unknown) => Item): SWRResponse<Item[], unknown> {
  const language = useLanguage();
  const key = resourceCacheKey(resource);
  const fetchList = async () => {
    const rows = parseList(await request('GET', RESOURCE_PATHS[resource], { language }), resource).map(parseRecord);
    return rows.filter((row) => !isUnpublished(row)).map(readItem);
  };
  return useApiQuery(key, fetchList, { dedupingInterval: cacheTimes(key).staleMs });
}
