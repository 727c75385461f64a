import type { Accept } from '../contract/agreementSchemas';
import type { Diet } from '../contract/diets';
import type { Language } from '../contract/language';
import { MANAGE_TOKEN_HEADER, type AskDate, type Guests } from '../contract/selfService';
import type { SelfServiceRequest, TakenDay } from '../contract/selfServiceResponses';
import { useLanguage } from '../i18n/LanguageProvider';
import { call, callForFile } from './client';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** The token is sent in a header and never in a path, because paths are logged. */
const withToken = (token: string) => ({ [MANAGE_TOKEN_HEADER]: token });

/** Request that the token gives access to. */
export function useSelfServiceRequest(token: string) {
  const language = useLanguage();
  return useApiQuery(['managed', token], () => call('readManaged', { language, headers: withToken(token) }), ALWAYS_STALE);
}

/** Price for another number of guests; null disables the query. */
export function useGuestsPreview(token: string, version: number, guests: Guests | null) {
  const language = useLanguage();
  const query = { adults: guests?.adults ?? null, children: guests?.children ?? null };
  return useApiQuery(guests && ['guestsPreview', token, version, query], () => call('previewGuests', { language, query, headers: withToken(token) }), ALWAYS_STALE);
}

/** Change by the customer, with its request body. */
export type Change =
  | { call: 'changeGuests'; body: Guests }
  | { call: 'askDate'; body: AskDate }
  | { call: 'changeDiets'; body: { diets: Diet[] } }
  | { call: 'withdraw'; body: { sure: true } }
  | { call: 'acceptProposal'; body: Accept };

/** PDF of a proposal. @throws ApiError 404 when the token is no longer valid; TypeError when the request fails without a response */
export const fetchOwnPaper = (token: string, number: number, language: Language): Promise<Blob> => callForFile('readOwnPaper', { language, params: { number: String(number) }, headers: withToken(token) });

const hasKey = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> => typeof value === 'object' && value !== null && key in value;

/** Parses the current request of a 409 or 412 response; null for any other response. */
export const parseCurrentRequest = (current: unknown): SelfServiceRequest | null => (hasKey(current, 'proposals') ? (current as unknown as SelfServiceRequest) : null);

/** Parses the conflict of a 409 response about a day without capacity; null for any other response. */
export const parseTakenDay = (current: unknown): TakenDay | null => (hasKey(current, 'dayTaken') ? (current.dayTaken as TakenDay) : null);

/**
 * Changes the expected version (`If-Match`), once for each idempotency key.
 * @returns the changed request
 * @throws ApiError 404 when the token is no longer valid, 409 or 412 when the request has changed, 422 with the invalid fields
 */
export const changeManaged = (token: string, version: number, change: Change, { language, key }: { language: Language; key: string }): Promise<SelfServiceRequest> =>
  call(change.call, { language, body: change.body, headers: { ...withToken(token), 'if-match': `"${version}"`, 'idempotency-key': key } });
