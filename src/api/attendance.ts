import type { Language } from '../contract/language';
import type { Attendance } from '../contract/seatEndpoints';
import type { OwnerAction, SeatKind } from '../contract/seats';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** Groups of attendees of a training or an event. */
export function useAttendance(kind: SeatKind, id: string) {
  const language = useLanguage();
  return useApiQuery(['attendance', kind, id], () => call('listReservations', { language, params: { kind, id } }), ALWAYS_STALE);
}

/** A group that the owner adds manually. */
export interface GroupByHand {
  name: string;
  email: string;
  seats: number;
  message: string;
  language: string;
  waitlist: boolean;
}

/** Adds a group, once for each idempotency key. @throws ApiError 409 when too few seats are left, 422 with the invalid fields */
export const addGroup = (kind: SeatKind, id: string, body: GroupByHand, { language, key }: { language: Language; key: string }): Promise<Attendance> =>
  call('addReservation', { language, params: { kind, id }, body, headers: { 'idempotency-key': key } });

/** Cancels a group, offers it seats, or erases its personal data. @throws ApiError 409 when the act is no longer possible */
export const performGroupAction = (kind: SeatKind, id: string, group: string, action: OwnerAction, language: Language): Promise<Attendance> =>
  call('actOnReservation', { language, params: { kind, id, reservation: group }, body: { act: action } });
