import type { Language } from '../contract/language';
import type { Attendance } from '../contract/seatEndpoints';
import { reservationsPath } from '../contract/seatPaths';
import type { OwnerAct, SeatKind } from '../contract/seats';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { useRead } from './useRead';

const AGES = { freshMs: 0, retainMs: 300_000 };

const pathOf = (kind: SeatKind, id: string) => reservationsPath(kind, encodeURIComponent(id));

/** Who comes to a training or an event. */
export function useAttendance(kind: SeatKind, id: string) {
  const language = useLanguage();
  return useRead(`attendance ${kind} ${id}`, async () => (await request('GET', pathOf(kind, id), { language })) as Attendance, AGES);
}

/** A group that the owner notes down. */
export interface GroupByHand {
  name: string;
  email: string;
  seats: number;
  message: string;
  language: string;
  waitlist: boolean;
}

/** Adds a group, once however often it is sent under its key. @throws ApiError 409 when the seats are too few, 422 with the fields that are wrong */
export async function addGroup(kind: SeatKind, id: string, body: GroupByHand, { language, key }: { language: Language; key: string }): Promise<Attendance> {
  return (await request('POST', pathOf(kind, id), { language, body, headers: { 'idempotency-key': key } })) as Attendance;
}

/** Cancels a group, offers it a place, or erases who it was. @throws ApiError 409 when that is not possible any more */
export async function actOnGroup(kind: SeatKind, id: string, group: string, act: OwnerAct, language: Language): Promise<Attendance> {
  return (await request('POST', `${pathOf(kind, id)}/${encodeURIComponent(group)}`, { language, body: { act } })) as Attendance;
}
