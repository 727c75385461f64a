import type { Diet } from '../contract/diets';
import type { Language } from '../contract/language';
import { MANAGE_TOKEN_HEADER, type AskDate, type Guests } from '../contract/manage';
import type { GuestsPreview, Managed } from '../contract/managedAnswers';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { useRead } from './useRead';

/** What stands there may have changed a moment ago. */
const AGES = { freshMs: 0, retainMs: 300_000 };

const withToken = (token: string) => ({ [MANAGE_TOKEN_HEADER]: token });

/** The request that a token opens. The token stands in no address of the API: addresses are written into logs. */
export function useManaged(token: string) {
  const language = useLanguage();
  return useRead(`managed ${token}`, async () => (await request('GET', '/manage', { language, headers: withToken(token) })) as Managed, AGES);
}

/** What a number of guests would come to; null asks nothing. */
export function useGuestsPreview(token: string, version: number, guests: Guests | null) {
  const language = useLanguage();
  const query = guests && new URLSearchParams({ adults: String(guests.adults), children: String(guests.children) }).toString();
  return useRead(query && `managed ${token} ${version} ${query}`, async () => (await request('GET', `/manage/guests?${query}`, { language, headers: withToken(token) })) as GuestsPreview, AGES);
}

/** What a customer changes, and what it sends. */
export type Change =
  | { call: 'guests'; body: Guests }
  | { call: 'date'; body: AskDate }
  | { call: 'diets'; body: { diets: Diet[] } }
  | { call: 'cancel'; body: { sure: true } };

/**
 * Changes the very version that was seen, once for each key.
 * @returns the request as it then stands
 * @throws ApiError 404 when the link opens nothing, 409 or 412 when the request has moved on, 422 with the fields that are wrong
 */
export async function changeManaged(token: string, version: number, { call, body }: Change, { language, key }: { language: Language; key: string }): Promise<Managed> {
  const headers = { ...withToken(token), 'if-match': `"${version}"`, 'idempotency-key': key };
  return (await request(call === 'diets' ? 'PUT' : 'POST', `/manage/${call}`, { language, body, headers })) as Managed;
}
