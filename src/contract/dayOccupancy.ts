import { addDays, dayOf, daysBetween } from './days';
import { lastDayOf, type PublicEvent } from './event';
import type { Training } from './training';

/** Maximum number of days that one event blocks. Limits the effect of a mistyped year. */
const MAX_DAYS = 31;

/** Returns the local days that an event blocks; empty while the event has no date. */
export function daysOfEvent(event: Pick<PublicEvent, 'date' | 'endDate'>): string[] {
  const first = dayOf(event.date);
  if (first === '') return [];
  const more = Math.min(Math.max(daysBetween(first, dayOf(lastDayOf(event))), 0), MAX_DAYS - 1);
  return Array.from({ length: more + 1 }, (_, index) => addDays(first, index));
}

/** Booking that takes capacity, with the id of the event or training published from it; null when not published. */
export interface OccupyingBooking {
  date: string;
  thingId: string | null;
}

/**
 * Returns the capacity taken on each local day. Each booking, event and training takes one; a booking and the event published
 * from it count once together. Sample content takes no capacity.
 */
export function occupancyByDay(bookings: readonly OccupyingBooking[], events: readonly PublicEvent[], trainings: readonly Training[]): Map<string, number> {
  const shown = new Set([...events, ...trainings].map(({ id }) => id));
  const days = [
    ...bookings.filter(({ thingId }) => thingId === null || !shown.has(thingId)).map(({ date }) => date),
    ...events.filter(({ sample }) => !sample).flatMap(daysOfEvent),
    ...trainings.filter(({ eventDateTime, sample }) => eventDateTime !== '' && !sample).map(({ eventDateTime }) => dayOf(eventDateTime)),
  ];
  const taken = new Map<string, number>();
  for (const day of days) taken.set(day, (taken.get(day) ?? 0) + 1);
  return taken;
}
