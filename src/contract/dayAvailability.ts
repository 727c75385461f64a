import type { BusyDay, BusyDays } from './busyDay';
import { addDays, daysBetween, isShortNotice } from './days';
import { weekdayOf } from './weekday';

/* Availability of a day: the single rule for the date picker, the calendar, the inbox and the server. */

/** Reasons why a day has no capacity left. */
export const UNAVAILABLE_REASONS = ['full', 'closed', 'blocked'] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/**
 * State of a day for a prospective customer. `asked`: pending requests cover all remaining capacity; `short`: nearer than the lead
 * time. Every day except a past one can be requested.
 */
export type DayState = 'available' | 'asked' | 'short' | UnavailableReason | 'past';

export interface DayAvailability {
  state: DayState;
  /** Whether the day is less than the lead time away, in any state; false for a past day. */
  soon: boolean;
  /** Number of bookings that the day has capacity for, and number of existing bookings. */
  places: number;
  taken: number;
  /** Remaining capacity; never negative. */
  free: number;
  /** Opening hours in local time; null when the weekday is closed. */
  hours: { from: string; to: string } | null;
}

/** Returns the availability of a day. @param day and @param today local `YYYY-MM-DD` */
export type DayStatusOf = (day: string, today: string) => DayAvailability;

export interface DayCapacity {
  /** Reason why the day has no capacity; null while capacity is left. */
  obstacle: UnavailableReason | null;
  places: number;
  taken: number;
}

/** Returns whether a day has capacity for one more booking, independent of the current date. */
export function capacityOn(day: string, taken: number, { perDay, hours, blocked }: Omit<BusyDays, 'days'>): DayCapacity {
  const off = blocked.some(({ from, to }) => from <= day && day <= to);
  const closed = (hours[weekdayOf(day)] ?? null) === null;
  const full = taken >= perDay;
  return { obstacle: off ? 'blocked' : closed ? 'closed' : full ? 'full' : null, places: perDay, taken };
}

const NOTHING: Omit<BusyDay, 'day'> = { taken: 0, asked: 0 };

/** Returns the availability rule for the given data about all days. @param leadTimeDays notice below which a day counts as short notice */
export function createDayStatus(busy: BusyDays, leadTimeDays: number): DayStatusOf {
  const byDay = new Map(busy.days.map((each) => [each.day, each]));
  return (day, today) => {
    const { taken, asked } = byDay.get(day) ?? NOTHING;
    const { obstacle, places } = capacityOn(day, taken, busy);
    const soon = day >= today && isShortNotice(day, today, leadTimeDays);
    const free = obstacle === null ? Math.max(0, places - taken) : 0;
    const wanted: DayState = asked >= free ? 'asked' : soon ? 'short' : 'available';
    return { state: day < today ? 'past' : (obstacle ?? wanted), soon, places, taken, free, hours: busy.hours[weekdayOf(day)] ?? null };
  };
}

/** Number of days that the search for a free day covers. */
const FAR_DAYS = 730;

/** Returns the first available day, at least the lead time from today; null when no such day exists within two years. */
export function firstFreeDay(rule: DayStatusOf, today: string): string | null {
  for (let ahead = 0; ahead <= FAR_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (rule(day, today).state === 'available') return day;
  }
  return null;
}

/** Returns the local day from which a request no longer holds its day. @param heldFrom local day on which the request was made or last moved */
export const heldUntil = (heldFrom: string, holdDays: number): string => addDays(heldFrom, holdDays);

/** Whether a hold has expired on a local day. */
export const isHoldOver = (until: string, today: string): boolean => daysBetween(until, today) >= 0;

/** Returns the expiry threshold for queries: a hold that began on the returned day or earlier has expired on `today`. */
export const holdCutoff = (today: string, holdDays: number): string => addDays(today, -holdDays);
