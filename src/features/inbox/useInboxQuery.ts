import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InboxQuery } from '../../api/inbox';
import { BOOKING_STATUSES } from '../../contract/booking';

const NAMES = { status: 'state', search: 'q', page: 'page' } as const;

/** Query string of an inbox view, without default values. */
export function searchOf({ status, search, page }: InboxQuery): string {
  const filled = Object.entries({ [NAMES.status]: status ?? '', [NAMES.search]: search, [NAMES.page]: page > 1 ? String(page) : '' }).filter(([, value]) => value !== '');
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`;
}

const SUSPECT_STATE = 'suspect';

/** Query string of the quarantined requests. */
export const SUSPECTS_SEARCH = `?${NAMES.status}=${SUSPECT_STATE}`;

/** Whether the URL selects the quarantined requests. */
export function useShowsFlagged(): boolean {
  const [parameters] = useSearchParams();
  return parameters.get(NAMES.status) === SUSPECT_STATE;
}

/** Parses the inbox view from the URL. Invalid values fall back to the defaults. */
function inboxQueryOf(parameters: URLSearchParams): InboxQuery {
  const page = Number(parameters.get(NAMES.page) ?? 1);
  return {
    status: BOOKING_STATUSES.find((status) => status === parameters.get(NAMES.status)) ?? null,
    search: (parameters.get(NAMES.search) ?? '').slice(0, 100),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Current inbox view, from the URL. */
export function useInboxQuery(): InboxQuery {
  const [parameters] = useSearchParams();
  return useMemo(() => inboxQueryOf(parameters), [parameters]);
}
