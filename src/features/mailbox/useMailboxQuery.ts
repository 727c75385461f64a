import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MailQuery } from '../../api/mailbox';
import { MAIL_STATUSES } from '../../contract/mailbox';

const NAMES = { status: 'state', search: 'q', page: 'page' } as const;

/** Query string of a view of the mailbox, without default values. */
export function searchOf({ status, search, page }: MailQuery): string {
  const filled = Object.entries({ [NAMES.status]: status ?? '', [NAMES.search]: search, [NAMES.page]: page > 1 ? String(page) : '' }).filter(([, value]) => value !== '');
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`;
}

function queryOf(parameters: URLSearchParams): MailQuery {
  const page = Number(parameters.get(NAMES.page) ?? 1);
  return {
    status: MAIL_STATUSES.find((status) => status === parameters.get(NAMES.status)) ?? null,
    search: (parameters.get(NAMES.search) ?? '').slice(0, 100),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Current view of the mailbox, from the URL. Invalid values fall back to the defaults. */
export function useMailboxQuery(): MailQuery {
  const [parameters] = useSearchParams();
  return useMemo(() => queryOf(parameters), [parameters]);
}
