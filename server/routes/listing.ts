import { listingQuery, readListing, TOTAL_HEADER, type ListedName, type ListingQuery } from '../../src/contract/listing';
import type { Call } from '../http/api';
import { invalid } from '../http/problem';

/** Whether a call asks for a part or an order of a list, rather than for the list as it is. */
export const asksListing = ({ query }: Pick<Call, 'query'>, name: ListedName): boolean => Object.keys(listingQuery(name)).some((each) => query(each) !== undefined);

/** The part of a list that an administrator asks for. @throws Problem 422 naming what no list of this kind knows */
export function askedListing({ query: value }: Pick<Call, 'query'>, name: ListedName): ListingQuery {
  const { query, wrong } = readListing(name, value);
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((field) => [field, 'notValid'])));
  return query;
}

/** Tells with the answer how many there are in all. */
export function tellTotal({ setHeader }: Pick<Call, 'setHeader'>, total: number): void {
  setHeader(TOTAL_HEADER, String(total));
  // For a site that is served from elsewhere than its API.
  setHeader('access-control-expose-headers', TOTAL_HEADER);
}
