import type { DateArray } from 'ics';
import { BUSINESS, TIME_ZONE } from '../../src/contract/business';
import { addDays } from '../../src/contract/days';
import type { BookingFacts } from './bookingFacts';
import { foldLines } from './foldLines';
import { say } from './texts';
import { writeEntry } from './writeEntry';

const HOURS = 4;
const HOUR_MS = 3_600_000;

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** How far the business's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  // `2026-11-21, 17:00`: taking its parts apart would take the formatter four times as long.
  const shown = Date.parse(`${wallClock.format(instant).replace(', ', 'T')}Z`);
  return shown - Math.floor(instant / 60_000) * 60_000;
}

/** The instant at which the business's clock shows a local day and time, on either side of daylight saving. */
export function instantOf(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // The first offset is read a few hours away from the instant, which matters on the two days that the clock moves.
  const near = shown - offsetAt(shown);
  return new Date(shown - offsetAt(near));
}

/** A local day as the entry writes it. */
export const dayArray = (day: string): DateArray => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** An instant as the entry writes it. */
export const utcArray = (instant: Date): DateArray => [instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate(), instant.getUTCHours(), instant.getUTCMinutes()];

const UTC = { startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' } as const;

/** When a party takes place: four hours from the time asked, in UTC, or the whole day when no time is known. */
export function span({ date, time }: Pick<BookingFacts, 'date' | 'time'>) {
  if (time === '') return { ...UTC, start: dayArray(date), end: dayArray(addDays(date, 1)) };
  const start = instantOf(date, time);
  return { ...UTC, start: utcArray(start), end: utcArray(new Date(start.getTime() + HOURS * HOUR_MS)) };
}

/** What a booking's entry is called in every calendar. */
export const calendarUid = (bookingId: string): string => `${bookingId}@boucane`;

export interface CalendarOptions {
  bookingId: string;
  title: string;
  /** When the booking was made or, of a later entry, the moment that changed it. */
  createdAt: string;
  /** Goes up with every entry that replaces the one before. */
  sequence?: number;
  state?: keyof typeof STATES;
}

/** A date that is only asked for, one that is settled, and one that is off: a calendar then takes it away. */
const STATES = {
  asked: { look: { status: 'TENTATIVE', busyStatus: 'TENTATIVE', method: 'PUBLISH' }, note: 'calendarNote' },
  settled: { look: { status: 'CONFIRMED', busyStatus: 'BUSY', method: 'PUBLISH' }, note: 'calendarSureNote' },
  off: { look: { status: 'CANCELLED', busyStatus: 'FREE', method: 'CANCEL' }, note: 'calendarGoneNote' },
} as const;

/**
 * The date of a booking as a calendar entry: four hours from the time asked, or the whole day when no time is known.
 * Its UID stays the booking's, so that a later one replaces it.
 * @returns null when the date cannot be written: a mail without an entry is better than no mail
 */
export function bookingCalendar(facts: BookingFacts, { bookingId, title, createdAt, sequence = 0, state = 'asked' }: CalendarOptions): string | null {
  const { language, reference, guests, place } = facts;
  const { look, note } = STATES[state];
  const value = writeEntry({
    ...span(facts),
    timestamp: Date.parse(createdAt),
    uid: calendarUid(bookingId),
    sequence,
    ...look,
    productId: `-//${BUSINESS.name}//${language.toUpperCase()}`,
    organizer: { name: BUSINESS.name, email: BUSINESS.email },
    title,
    location: place,
    description: say(note, language, { reference, guests }),
  });
  return value && foldLines(value);
}
