import { useCallback } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { QUERY_CACHE } from '../contract/business';
import type { Language } from '../contract/language';
import { MOST_LISTED, TOTAL_HEADER, writeListing, type ListedName, type ListingQuery } from '../contract/listing';
import { readCacheKey, RESOURCE_PATHS } from '../contract/paths';
import { asList, asRow } from '../contract/row';
import { TRAINING_ORDER_PATH } from '../contract/trainingOrder';
import { useLanguage } from '../i18n/LanguageProvider';
import { exchange, request } from './client';
import type { Thing } from './things';
import { useRead, type Reading } from './useRead';

/** A page of a list as an administrator reads it. */
export interface ListedPage {
  rows: Thing[];
  /** How many there are in all, on every page. */
  total: number;
  /** What was asked. */
  query: string;
}

/** Reads a page of a list, sorted, filtered and searched by the server. @throws ApiError */
export async function readListed(name: ListedName, asked: ListingQuery, language: Language): Promise<ListedPage> {
  const query = writeListing(asked);
  const { answer, headers } = await exchange('GET', `${RESOURCE_PATHS[name]}?${query}`, { language });
  const rows = asList(answer, name).map((value): Thing => asRow(value));
  // Another server may count nothing: then there is what it sent.
  const total = Number(headers.get(TOTAL_HEADER) ?? asked.offset + rows.length);
  return { rows, total, query };
}

/** All that a query finds, page after page, whatever its own limits. @throws ApiError */
export async function readAllListed(name: ListedName, asked: ListingQuery, language: Language): Promise<Thing[]> {
  const rows: Thing[] = [];
  for (;;) {
    const page = await readListed(name, { ...asked, limit: MOST_LISTED, offset: rows.length }, language);
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return rows;
  }
}

/** A page of a list, as it is read. */
export const listedPage = (name: ListedName, asked: ListingQuery, language: Language): Reading<ListedPage> => ({ key: `list ${name} ${writeListing(asked)}`, read: () => readListed(name, asked, language) });

/** A page of a list, asked anew each time it is shown: what was just written has to be in it. */
export function useListed(name: ListedName, asked: ListingQuery): SWRResponse<ListedPage, unknown> {
  const { key, read } = listedPage(name, asked, useLanguage());
  return useRead(key, read, { freshMs: 0, retainMs: QUERY_CACHE.retainMs });
}

/** Asks the lists of a resource anew that are on the screen, and forgets what the public pages have read of it. */
export function useRelist(name: ListedName): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(readCacheKey(name), undefined);
    await mutate((key) => typeof key === 'string' && key.startsWith(`list ${name} `));
  }, [mutate, name]);
}

/** Puts a deleted thing back. @throws ApiError 404 when it is too late */
export async function restoreThing(name: ListedName, id: string, language: Language): Promise<void> {
  await request('POST', `${RESOURCE_PATHS[name]}/${encodeURIComponent(id)}/restore`, { language });
}

/** Puts the trainings in an order. @param ids the first one first @throws ApiError */
export async function orderTrainings(ids: readonly string[], language: Language): Promise<void> {
  await request('PUT', TRAINING_ORDER_PATH, { language, body: { ids } });
}
