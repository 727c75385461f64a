import type { PAGE_QUERY } from '../../src/contract/query';

type Asked = (name: keyof typeof PAGE_QUERY) => string | undefined;

const MAX_ROWS = 100;

const parseInteger = (text: string | undefined): number | null => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Reads `?limit&offset`: at most 100 rows a page. A value that is not a whole number counts as absent. */
export const readPage = (query: Asked) => ({
  /** Null when the request has no limit. */
  limit: query('limit') === undefined ? null : Math.min(parseInteger(query('limit')) ?? MAX_ROWS, MAX_ROWS),
  offset: parseInteger(query('offset')) ?? 0,
});

/** Reads `?limit&offset` for lists that are always paginated. */
export function readShortPage(query: Asked): { limit: number; offset: number } {
  const { limit, offset } = readPage(query);
  return { limit: limit ?? MAX_ROWS, offset };
}
