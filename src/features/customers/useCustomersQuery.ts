import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CustomersQuery } from '../../api/customers';

const NAMES = { search: 'q', page: 'page' } as const;

/** Query string of a view of the customers' book, without default values. */
export function searchOf({ search, page }: CustomersQuery): string {
  const filled = Object.entries({ [NAMES.search]: search, [NAMES.page]: page > 1 ? String(page) : '' }).filter(([, value]) => value !== '');
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`;
}

function queryOf(parameters: URLSearchParams): CustomersQuery {
  const page = Number(parameters.get(NAMES.page) ?? 1);
  return { search: (parameters.get(NAMES.search) ?? '').slice(0, 100), page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1 };
}

/** Current view of the customers' book, from the URL. Invalid values fall back to the defaults. */
export function useCustomersQuery(): CustomersQuery {
  const [parameters] = useSearchParams();
  return useMemo(() => queryOf(parameters), [parameters]);
}
