/** Type of a query parameter: a whole number, a day (`2026-12-31`), free text, or one of a list of values. */
export type QueryValue = 'integer' | 'day' | 'string' | readonly string[];

/** Query parameters of an endpoint by name; all of them are optional. */
export type Query = Readonly<Record<string, QueryValue>>;

/** Pagination parameters of a list. */
export const PAGE_QUERY = { limit: 'integer', offset: 'integer' } as const satisfies Query;
