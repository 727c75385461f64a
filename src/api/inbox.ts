import { useSWRConfig } from 'swr';
import type { BookingStatus, FullDay, InboxCounts, InboxLine, Letter, RequestDetails, TransitionAct } from '../contract/inbox';
import type { NewMoment } from '../contract/moment';
import type { Adjustment } from '../contract/quoteChange';
import type { Language } from '../contract/language';
import { CALLS } from '../contract/paths';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { useRead, type Reading } from './useRead';

/** Which part of the inbox is looked at. */
export interface InboxQuery {
  /** Null: all of them. */
  status: BookingStatus | null;
  search: string;
  /** From 1. */
  page: number;
}

export const INBOX_ROWS = 25;

/** Somebody waits for what stands here: it is asked anew whenever it is looked at. */
const AGES = { freshMs: 0, retainMs: 300_000 };

const parameters = (values: Record<string, string>): string => {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`;
};

/** A page of the requests, those that need an answer first. */
export function inboxPage({ status, search, page }: InboxQuery, language: Language): Reading<InboxLine[]> {
  const query = parameters({ order: 'inbox', limit: String(INBOX_ROWS), offset: String((page - 1) * INBOX_ROWS), status: status ?? '', search });
  return { key: `inbox ${query}`, read: async () => (await request('GET', `${CALLS.listBookings.path}${query}`, { language })) as InboxLine[] };
}

/** A page of the requests, followed. */
export function useInbox(query: InboxQuery) {
  const { key, read } = inboxPage(query, useLanguage());
  return useRead(key, read, AGES);
}

/** How many requests a search finds in each state. */
export const inboxCounts = (search: string, language: Language): Reading<InboxCounts> => ({
  key: `inbox counts ${search}`,
  read: async () => (await request('GET', `/booking-counts${parameters({ search })}`, { language })) as InboxCounts,
});

/** These counts, followed. */
export function useInboxCounts(search: string) {
  const { key, read } = inboxCounts(search, useLanguage());
  return useRead(key, read, AGES);
}

/** Has every part of the inbox read anew when it is next looked at, however short a while ago it was read. */
export function useInboxChanged(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => typeof key === 'string' && key.startsWith('inbox '));
}

const pathOf = (id: string) => CALLS.readBooking.path.replace('{id}', encodeURIComponent(id));

/** One request with its history. */
export function useRequest(id: string) {
  const language = useLanguage();
  return useRead(`request ${id}`, async () => (await request('GET', pathOf(id), { language })) as RequestDetails, AGES);
}

/** What the owner does with a request, and what it sends. */
export type Deed =
  | { call: 'transition'; body: { act: TransitionAct; letter: Letter | null; publish: boolean; anyway: boolean; adjustment?: Adjustment | null } }
  | { call: 'move'; body: NewMoment & { letter: Letter | null; anyway: boolean } }
  | { call: 'keep-date'; body: { letter: Letter | null } }
  | { call: 'note'; body: { note: string } }
  | { call: 'erase'; body: { reference: string } };

/** What stands in the way of taking a booking, when a refusal tells of that; else null. */
export const fullDayIn = (current: unknown): FullDay | null => (typeof current === 'object' && current !== null && 'fullDay' in current ? (current.fullDay as FullDay) : null);

/**
 * Does it to the very version that was seen, once for each key.
 * @returns the request as it then stands
 * @throws ApiError 409 or 412 when it has moved on meanwhile, 409 when its day has no place left, 422 with the fields that are wrong
 */
export async function actOn({ id, version }: Pick<RequestDetails, 'id' | 'version'>, { call, body }: Deed, { language, key }: { language: Language; key: string }): Promise<RequestDetails> {
  const headers = { 'if-match': `"${version}"`, 'idempotency-key': key };
  return (await request(call === 'note' ? 'PUT' : 'POST', `${pathOf(id)}/${call}`, { language, body, headers })) as RequestDetails;
}
