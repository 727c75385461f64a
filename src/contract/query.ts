/** What a value after the question mark of an address is: a whole number, a day (`2026-12-31`), any words, or one of some. */
export type QueryValue = 'whole' | 'day' | 'words' | readonly string[];

/** What a call reads after the question mark, by name; nothing of it has to be there. */
export type Query = Readonly<Record<string, QueryValue>>;

/** A part of a list. */
export const PAGE_QUERY = { limit: 'whole', offset: 'whole' } as const satisfies Query;
