import type { DateArray } from 'ics';
import { TIME_ZONE } from '../../src/contract/business';
import { addDays } from '../../src/contract/days';
import type { Language } from '../../src/contract/language';
import type { BookingRules, PublicSettings } from '../../src/contract/settings';
import type { BookingFacts } from './bookingFacts';
import { foldLines } from './foldLines';
import type { MailContext } from './mailContext';
import { writeEntry } from './writeEntry';

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

/** Returns the business time zone's UTC offset at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  // `2026-11-21, 17:00`: `formatToParts` would take four times as long.
  const shown = Date.parse(`${wallClock.format(instant).replace(', ', 'T')}Z`);
  return shown - Math.floor(instant / 60_000) * 60_000;
}

/** Returns the instant of a local day and time in the business time zone. Handles daylight saving time. */
export function instantOf(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // The first offset is read a few hours away from the instant, which matters only on the two days of a clock change.
  const near = shown - offsetAt(shown);
  return new Date(shown - offsetAt(near));
}

/** Returns a local day in the format of the calendar library. */
export const dayArray = (day: string): DateArray => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** Returns an instant in the format of the calendar library. */
export const utcArray = (instant: Date): DateArray => [instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate(), instant.getUTCHours(), instant.getUTCMinutes()];

const UTC = { startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' } as const;

/** Returns start and end of a party: its usual length from the requested time, in UTC, or the whole day when the time is unknown. */
export function span({ date, time }: Pick<BookingFacts, 'date' | 'time'>, { partyHours }: Pick<BookingRules, 'partyHours'>) {
  if (time === '') return { ...UTC, start: dayArray(date), end: dayArray(addDays(date, 1)) };
  const start = instantOf(date, time);
  return { ...UTC, start: utcArray(start), end: utcArray(new Date(start.getTime() + partyHours * HOUR_MS)) };
}

/**
 * Returns the UID of the calendar entry of a booking or a reservation, the same in every calendar. Its suffix is fixed, whatever the name of the
 * business: calendars update entries that were already sent by their UID.
 */
export const calendarUid = (id: string): string => `${id}@boucane`;

/** Returns a name as part of a calendar property, in which double quotes cannot be escaped. */
const propertyName = (name: string): string => name.replaceAll('"', '’');

/** Returns the program ID and the organizer of a calendar entry: the business. */
export const calendarSource = ({ identity: { name, email } }: Pick<PublicSettings, 'identity'>, language: Language) => ({
  productId: `-//${propertyName(name)}//${language.toUpperCase()}`,
  organizer: { name: propertyName(name), email },
});

export interface CalendarOptions {
  mail: MailContext;
  bookingId: string;
  title: string;
  /** Creation time of the booking or, for a later entry, the time of the change. */
  createdAt: string;
  /** Incremented with every entry that replaces an earlier one. */
  sequence?: number;
  state?: keyof typeof STATES;
}

/** A requested date, a confirmed date, and a cancelled date, which calendars remove. */
const STATES = {
  asked: { look: { status: 'TENTATIVE', busyStatus: 'TENTATIVE', method: 'PUBLISH' }, note: 'calendarNote' },
  settled: { look: { status: 'CONFIRMED', busyStatus: 'BUSY', method: 'PUBLISH' }, note: 'calendarSureNote' },
  off: { look: { status: 'CANCELLED', busyStatus: 'FREE', method: 'CANCEL' }, note: 'calendarGoneNote' },
} as const;

/**
 * Returns the calendar entry of a booking: from the requested time, or the whole day when the time is unknown. The UID stays the same for a booking,
 * so a later entry replaces the earlier one.
 * @returns null when the entry cannot be written, because a mail without an entry is better than no mail
 */
export function bookingCalendar(facts: BookingFacts, { mail, bookingId, title, createdAt, sequence = 0, state = 'asked' }: CalendarOptions): string | null {
  const { language, reference, guests, place } = facts;
  const { look, note } = STATES[state];
  const { translate, settings } = mail;
  const value = writeEntry({
    ...span(facts, settings.rules),
    timestamp: Date.parse(createdAt),
    uid: calendarUid(bookingId),
    sequence,
    ...look,
    ...calendarSource(settings, language),
    title,
    location: place,
    description: translate(note, language, { reference, guests }),
  });
  return value && foldLines(value);
}
