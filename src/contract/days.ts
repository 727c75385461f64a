import { TIME_ZONE } from './business';

/* A day is a local `YYYY-MM-DD` in the business's time zone, never an instant. */

let localDay: Intl.DateTimeFormat | undefined;

/** Returns the day at an instant, in the business's time zone. */
export function dayAt(instant: Date): string {
  // Temporal, where supported, takes a fortieth of the time of a page's first `Intl` formatter, which is as slow as the rest of the page's code.
  if ('toTemporalInstant' in instant) return instant.toTemporalInstant().toZonedDateTimeISO(TIME_ZONE).toString().slice(0, 10);
  localDay ??= new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });
  return localDay.format(instant);
}

/** Whether a text is an existing day, `YYYY-MM-DD`. */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = utc(text);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string => new Date(utc(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the whole days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / 86_400_000);

/** Whether a day is requested with less than the lead time: still possible, but the owner will call. @param leadTimeDays days of notice */
export const isShortNotice = (day: string, today: string, leadTimeDays: number): boolean => daysBetween(today, day) < leadTimeDays;

/** Compares days, or date-times in the same format, as strings. Locale-aware comparison would take a tenth of a page's script time. */
export const compareDates = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Returns the day of a local `YYYY-MM-DDTHH:mm`. */
export const dayOf = (dateTime: string): string => dateTime.slice(0, 10);

/** Returns the time of a local `YYYY-MM-DDTHH:mm`; empty when there is no time. */
export const timeOf = (dateTime: string): string => dateTime.slice(11, 16);

/** Pattern of a time of day, `HH:mm`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is an existing date-time, `YYYY-MM-DDTHH:mm`. */
export const isRealDateTime = (text: string): boolean => text.length === 16 && text[10] === 'T' && isRealDay(dayOf(text)) && TIME_OF_DAY.test(timeOf(text));
