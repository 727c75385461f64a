import type { Language } from '../contract/language';
import type { SeatReservation, SeatResponse, SeatRequest } from '../contract/seatEndpoints';
import { seatsKey } from '../contract/seatPaths';
import type { GuestAction, SeatKind } from '../contract/seats';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** Number of seats left; null for an event or a training without reservable seats. */
export function useSeats(kind: SeatKind, id: string) {
  const language = useLanguage();
  return useApiQuery(seatsKey(kind, id), () => call('readSeats', { language, params: { kind, id } }), ALWAYS_STALE);
}

/**
 * Reserves seats, once for each idempotency key.
 * @param options.headers describe how the form was filled in
 * @throws ApiError 409 when too few seats are left or the same reservation has arrived before, 422 with the invalid fields, 425 when the form was
 * sent too quickly
 */
export const reserveSeats = (kind: SeatKind, id: string, body: SeatRequest, { language, key, headers }: { language: Language; key: string; headers: Record<string, string> }): Promise<SeatResponse> =>
  call('reserveSeats', { language, params: { kind, id }, body, headers: { ...headers, 'idempotency-key': key } });

/** Reservation that the link in a mail refers to. An empty token disables the query. */
export function useReservation(token: string) {
  const language = useLanguage();
  return useApiQuery(token === '' ? null : ['places', token], () => call('readPlaces', { language, body: { token } }), ALWAYS_STALE);
}

/** Accepts an offer, declines it, or returns seats. @returns the changed reservation @throws ApiError 409 when the act is no longer possible */
export const performReservationAction = (token: string, action: GuestAction, language: Language): Promise<SeatReservation> => call('actOnPlaces', { language, body: { token, act: action } });
