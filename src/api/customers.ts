import type { Customer, CustomerFields, CustomerLine } from '../contract/customers';
import type { Language } from '../contract/language';
import { TOTAL_HEADER } from '../contract/listQuery';
import { useLanguage } from '../i18n/LanguageProvider';
import { call, callWithHeaders } from './client';
import { customersKey } from './invalidation';
import { ALWAYS_STALE, useApiQuery, useUncachedQuery } from './useApiQuery';

/** Search and page of the customers' book. */
export interface CustomersQuery {
  search: string;
  /** Page number, starting at 1. */
  page: number;
}

export const CUSTOMER_ROWS = 25;

/** Page of the customers' book, by name, with the number of cards on all pages. Null disables the query. */
export function useCustomers(asked: CustomersQuery | null) {
  const language = useLanguage();
  const query = asked && { search: asked.search, limit: CUSTOMER_ROWS, offset: (asked.page - 1) * CUSTOMER_ROWS };
  const fetchPage = async (): Promise<{ rows: CustomerLine[]; total: number }> => {
    const { data, headers } = await callWithHeaders('listCustomers', { language, query: query ?? {} });
    return { rows: data, total: Number(headers.get(TOTAL_HEADER) ?? data.length) };
  };
  return useApiQuery(customersKey(query), fetchPage, ALWAYS_STALE);
}

/** Reads a card with the requests of its customer. @throws ApiError 404 when it no longer exists */
export const fetchCustomer = (id: string, language: Language): Promise<Customer> => call('readCustomer', { language, params: { id } });

/** One card with the requests of its customer. */
export function useCustomer(id: string) {
  const language = useLanguage();
  return useUncachedQuery(['customer', id], () => fetchCustomer(id, language));
}

type Versioned = Pick<Customer, 'id' | 'version'>;

/** Saves a card over the expected version (`If-Match`). @throws ApiError 412 when the version has changed, 422 with the invalid fields */
export const saveCustomer = ({ id, version }: Versioned, fields: CustomerFields, language: Language): Promise<Customer> =>
  call('changeCustomer', { language, params: { id }, body: fields, headers: { 'if-match': `"${version}"` } });

/**
 * Merges another card into one, once for each idempotency key.
 * @returns the card that is kept
 * @throws ApiError 412 when either card has changed, 404 when either no longer exists, 422 when their notes are too long together
 */
export const mergeCustomers = ({ id, version }: Versioned, other: Versioned, { language, key }: { language: Language; key: string }): Promise<Customer> =>
  call('mergeCustomers', { language, params: { id }, body: { other: other.id, otherVersion: other.version }, headers: { 'if-match': `"${version}"`, 'idempotency-key': key } });

/** Deletes a card. @throws ApiError 409 when its customer has an open or confirmed request, 412 when the version has changed */
export async function removeCustomer({ id, version }: Versioned, language: Language): Promise<void> {
  await call('removeCustomer', { language, params: { id }, headers: { 'if-match': `"${version}"` } });
}
