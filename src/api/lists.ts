import type { SWRResponse } from 'swr';
import type { Language } from '../contract/language';
import { MAX_LISTED, TOTAL_HEADER, stringifyListQuery, type ListableResource, type ListQuery } from '../contract/listQuery';
import { RESOURCE_PATHS } from '../contract/paths';
import { parseList, parseRecord } from '../contract/apiRecord';
import { TRAINING_ORDER_PATH } from '../contract/trainingOrder';
import { useLanguage } from '../i18n/LanguageProvider';
import { request, requestWithHeaders } from './client';
import { listKey } from './invalidation';
import type { ResourceRecord } from './resources';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** A page of an admin list. */
export interface ListResult {
  rows: ResourceRecord[];
  /** Number of rows on all pages. */
  total: number;
  /** Query string of the request. */
  query: string;
}

/** Fetches a page of a list, sorted, filtered and searched by the server. @throws ApiError */
export async function fetchListPage(name: ListableResource, asked: ListQuery, language: Language): Promise<ListResult> {
  const query = stringifyListQuery(asked);
  const { data, headers } = await requestWithHeaders('GET', `${RESOURCE_PATHS[name]}?${query}`, { language });
  const rows = parseList(data, name).map((value): ResourceRecord => parseRecord(value));
  // Fallback for servers that send no total: the list ends with these rows.
  const total = Number(headers.get(TOTAL_HEADER) ?? asked.offset + rows.length);
  return { rows, total, query };
}

/** Fetches every row that matches a query, ignoring its limit and offset. @throws ApiError */
export async function fetchAllPages(name: ListableResource, asked: ListQuery, language: Language): Promise<ResourceRecord[]> {
  const rows: ResourceRecord[] = [];
  for (;;) {
    const page = await fetchListPage(name, { ...asked, limit: MAX_LISTED, offset: rows.length }, language);
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return rows;
  }
}

/** A page of a list, fetched on every mount. The previous page is returned until the next one has loaded. */
export function useAdminList(name: ListableResource, asked: ListQuery): SWRResponse<ListResult, unknown> {
  const language = useLanguage();
  return useApiQuery(listKey(name, stringifyListQuery(asked)), () => fetchListPage(name, asked, language), { ...ALWAYS_STALE, keepPreviousData: true });
}

/** Sets the order of the trainings. @param ids in the new order @throws ApiError */
export async function orderTrainings(ids: readonly string[], language: Language): Promise<void> {
  await request('PUT', TRAINING_ORDER_PATH, { language, body: { ids } });
}
