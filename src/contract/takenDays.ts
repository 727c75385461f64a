import { addDays, dayOf, daysBetween } from './days';
import { lastDayOf, type PublicEvent } from './event';
import type { Training } from './training';

/** An event takes each of its days; a mistaken year must not take them all. */
const MOST_DAYS = 31;

/** The local days that an event takes; none while it has no date. */
export function daysOfEvent(event: Pick<PublicEvent, 'date' | 'endDate'>): string[] {
  const first = dayOf(event.date);
  if (first === '') return [];
  const more = Math.min(Math.max(daysBetween(first, dayOf(lastDayOf(event))), 0), MOST_DAYS - 1);
  return Array.from({ length: more + 1 }, (_, index) => addDays(first, index));
}

/** A booking that counts, and the event or training that it made; null for none. */
export interface TakingBooking {
  date: string;
  thingId: string | null;
}

/**
 * How many places of each local day are gone. Bookings take one each, and so do the events and trainings of the site; what a
 * booking put on the site counts once. An example takes none.
 */
export function takenByDay(bookings: readonly TakingBooking[], events: readonly PublicEvent[], trainings: readonly Training[]): Map<string, number> {
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
