import type { BusyDay, BusyDays } from './busyDay';
import { addDays, daysBetween, isShortNotice } from './days';
import { weekdayOf } from './weekday';

/* What a day is: the one rule, for the picker, the wall calendar, the inbox and the server. */

/** Why a day has no place left. */
export const OBSTACLES = ['full', 'closed', 'blocked'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/**
 * What a day is to somebody who would like it. `asked`: requests wait for every place that is left; `short`: nearer than the lead
 * time. All but a day that is past can be asked for.
 */
export type DayState = 'available' | 'asked' | 'short' | Obstacle | 'past';

export interface DayFacts {
  state: DayState;
  /** Whether it is less than the lead time away, whatever else it is; a day that is past is not. */
  soon: boolean;
  /** How many bookings it bears, and has. */
  places: number;
  taken: number;
  /** How many more it can have; never negative. */
  free: number;
  /** Local times; null when the weekday is closed. */
  hours: { from: string; to: string } | null;
}

/** Tells what a day is. @param day and @param today local `YYYY-MM-DD` */
export type DayRule = (day: string, today: string) => DayFacts;

export interface Room {
  /** Null while there is a place left. */
  obstacle: Obstacle | null;
  places: number;
  taken: number;
}

/** Whether a day has a place left for one more booking, whenever that is asked. */
export function roomOn(day: string, taken: number, { perDay, hours, blocked }: Omit<BusyDays, 'days'>): Room {
  const off = blocked.some(({ from, to }) => from <= day && day <= to);
  const closed = (hours[weekdayOf(day)] ?? null) === null;
  const full = taken >= perDay;
  return { obstacle: off ? 'blocked' : closed ? 'closed' : full ? 'full' : null, places: perDay, taken };
}

const NOTHING: Omit<BusyDay, 'day'> = { taken: 0, asked: 0 };

/** The rule over everything that is known of all days. */
export function dayRule(busy: BusyDays): DayRule {
  const byDay = new Map(busy.days.map((each) => [each.day, each]));
  return (day, today) => {
    const { taken, asked } = byDay.get(day) ?? NOTHING;
    const { obstacle, places } = roomOn(day, taken, busy);
    const soon = day >= today && isShortNotice(day, today);
    const free = obstacle === null ? Math.max(0, places - taken) : 0;
    const wanted: DayState = asked >= free ? 'asked' : soon ? 'short' : 'available';
    return { state: day < today ? 'past' : (obstacle ?? wanted), soon, places, taken, free, hours: busy.hours[weekdayOf(day)] ?? null };
  };
}

/** How far ahead a free day is looked for. */
const FAR_DAYS = 730;

/** The first day that is simply available, at least the lead time ahead; null when there is none within two years. */
export function firstFreeDay(rule: DayRule, today: string): string | null {
  for (let ahead = 0; ahead <= FAR_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (rule(day, today).state === 'available') return day;
  }
  return null;
}

/** The local day from which a request no longer holds its day. @param heldFrom the local day on which it was made, or last moved */
export const heldUntil = (heldFrom: string, holdDays: number): string => addDays(heldFrom, holdDays);

/** Whether a hold is over on a local day. */
export const isHoldOver = (until: string, today: string): boolean => daysBetween(until, today) >= 0;

/** The same for queries: what has been held from that day or an earlier one is over on `today`. */
export const overFrom = (today: string, holdDays: number): string => addDays(today, -holdDays);
