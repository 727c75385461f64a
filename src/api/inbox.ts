import type { Edit, Propose, RecordYes } from '../contract/agreementSchemas';
import type { FullDay, RequestDetails } from '../contract/inbox';
import type { MailText } from '../contract/mailText';
import type { BookingStatus, TransitionAction } from '../contract/requestRules';
import type { Language } from '../contract/language';
import type { DateTime } from '../contract/dateTime';
import type { Adjustment } from '../contract/quoteChange';
import { useLanguage } from '../i18n/LanguageProvider';
import { call, callForFile } from './client';
import { inboxKey } from './invalidation';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** Filter and page of the inbox. */
export interface InboxQuery {
  /** Status to filter by, or null for all. */
  status: BookingStatus | null;
  search: string;
  /** Page number, starting at 1. */
  page: number;
}

export const INBOX_ROWS = 25;

/** Page of the requests, those that need an answer first. */
export function useInbox({ status, search, page }: InboxQuery) {
  const language = useLanguage();
  const query = { order: 'inbox', limit: INBOX_ROWS, offset: (page - 1) * INBOX_ROWS, status, search };
  return useApiQuery(inboxKey('page', query), () => call('listBookings', { language, query }), ALWAYS_STALE);
}

/** Number of requests that a search finds, by status. */
export function useInboxCounts(search: string) {
  const language = useLanguage();
  return useApiQuery(inboxKey('counts', { search }), () => call('countBookings', { language, query: { search } }), ALWAYS_STALE);
}

/** All requests that match a filter, as a CSV file. @throws ApiError, TypeError when the request fails without a response */
export const fetchRequestsFile = ({ status, search }: Pick<InboxQuery, 'status' | 'search'>, language: Language): Promise<Blob> => callForFile('exportBookings', { language, query: { status, search } });

/** One request with its history; null reads nothing. */
export function useRequest(id: string | null) {
  const language = useLanguage();
  return useApiQuery(id === null ? null : ['request', id], () => call('readBooking', { language, params: { id: id ?? '' } }), ALWAYS_STALE);
}

/** Action of the owner on a request, with its request body. */
export type RequestAction =
  | { call: 'actOnBooking'; body: { act: TransitionAction; letter: MailText | null; publish: boolean; anyway: boolean; adjustment?: Adjustment | null } }
  | { call: 'moveBooking'; body: DateTime & { letter: MailText | null; anyway: boolean } }
  | { call: 'keepBookingDate'; body: { letter: MailText | null } }
  | { call: 'noteBooking'; body: { note: string } }
  | { call: 'eraseBooking'; body: { reference: string } }
  | { call: 'editBooking'; body: Edit }
  | { call: 'propose'; body: Propose }
  | { call: 'withdrawProposal'; body: { hash: string } }
  | { call: 'recordYes'; body: RecordYes };

/** Parses the conflict of a 409 response about a day without capacity; null for any other response. */
export const parseFullDayConflict = (current: unknown): FullDay | null => (typeof current === 'object' && current !== null && 'fullDay' in current ? (current.fullDay as FullDay) : null);

/**
 * Performs an action on the expected version (`If-Match`), once for each idempotency key.
 * @returns the changed request
 * @throws ApiError 409 or 412 when the request has changed, 409 when its day is full, 422 with the invalid fields
 */
export const performRequestAction = ({ id, version }: Pick<RequestDetails, 'id' | 'version'>, action: RequestAction, { language, key }: { language: Language; key: string }): Promise<RequestDetails> =>
  call(action.call, { language, params: { id }, body: action.body, headers: { 'if-match': `"${version}"`, 'idempotency-key': key } });
