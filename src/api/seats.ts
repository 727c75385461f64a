import type { Language } from '../contract/language';
import type { Places, SeatAnswer, SeatRequest, Seats } from '../contract/seatEndpoints';
import { PLACES_CALLS, seatsKey, seatsPath } from '../contract/seatPaths';
import type { GuestAct, SeatKind } from '../contract/seats';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { useRead } from './useRead';

/** Others reserve at the same time: it is asked anew whenever it is looked at. */
const AGES = { freshMs: 0, retainMs: 300_000 };

/** How many seats are left; null for what has none to reserve. */
export function useSeats(kind: SeatKind, id: string) {
  const language = useLanguage();
  return useRead<Seats>(seatsKey(kind, id), async () => (await request('GET', seatsPath(kind, encodeURIComponent(id)), { language })) as Seats, AGES);
}

/** Asks for seats, once however often it is sent under its key. @throws ApiError 409 when they are too few, 422 with the fields that are wrong */
export async function reserveSeats(kind: SeatKind, id: string, body: SeatRequest, { language, key }: { language: Language; key: string }): Promise<SeatAnswer> {
  return (await request('POST', seatsPath(kind, encodeURIComponent(id)), { language, body, headers: { 'idempotency-key': key } })) as SeatAnswer;
}

/** How the group of a mail's link stands. An empty key reads nothing. */
export function usePlaces(token: string) {
  const language = useLanguage();
  return useRead<Places>(token === '' ? null : `places ${token}`, async () => (await request(PLACES_CALLS.read.method, PLACES_CALLS.read.path, { language, body: { token } })) as Places, AGES);
}

/** Accepts an offer, declines it, or gives seats back. @returns how the group then stands @throws ApiError 409 when that is not possible any more */
export async function actOnPlaces(token: string, act: GuestAct, language: Language): Promise<Places> {
  return (await request(PLACES_CALLS.act.method, PLACES_CALLS.act.path, { language, body: { token, act } })) as Places;
}
