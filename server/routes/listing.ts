import { listQueryParameters, parseListQuery, TOTAL_HEADER, type ListableResource, type ListQuery } from '../../src/contract/listQuery';
import type { RequestContext } from '../http/api';
import { invalid } from '../http/httpError';

/** Returns whether a call asks for a page, a filter or an order of a list instead of the whole list. */
export const asksListing = ({ query }: Pick<RequestContext, 'query'>, name: ListableResource): boolean => Object.keys(listQueryParameters(name)).some((each) => query(each) !== undefined);

/** Returns the list query of an administrator. @throws Problem 422 with the parameters that are invalid for this list */
export function askedListing({ query: value }: Pick<RequestContext, 'query'>, name: ListableResource): ListQuery {
  const { query, wrong } = parseListQuery(name, value);
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((field) => [field, 'notValid'])));
  return query;
}

/** Sets the total number of items in the response header. */
export function setTotalCount({ setHeader }: Pick<RequestContext, 'setHeader'>, total: number): void {
  setHeader(TOTAL_HEADER, String(total));
  // Needed when the site and its API have different origins.
  setHeader('access-control-expose-headers', TOTAL_HEADER);
}
