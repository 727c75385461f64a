import { TIME_ZONE } from './business';
import { addDays } from './days';
import type { Language } from './language';
import type { BookingStatus } from './requestRules';
import type { BookingRules, PublicSettings } from './settings';

/* Calendar entry of a booking: the single rule for the mails, the owner's feed, and the files that customers download. */

const HOUR_MS = 3_600_000;

let wallClock: Intl.DateTimeFormat | undefined;

/** Returns the business time zone's UTC offset at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  wallClock ??= new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' });
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

/** Day, or day and time, as the calendar library takes it. */
export type CalendarDate = [number, number, number] | [number, number, number, number] | [number, number, number, number, number];

/** Returns a local day in the format of the calendar library. */
export const dayArray = (day: string): CalendarDate => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** Returns an instant in the format of the calendar library. */
export const utcArray = (instant: Date): CalendarDate => [instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate(), instant.getUTCHours(), instant.getUTCMinutes()];

const UTC = { startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' } as const;

/** Returns start and end of a party: its usual length from the requested time, in UTC, or the whole day when the time is unknown. */
export function calendarSpan({ date, time }: { date: string; time: string }, { partyHours }: Pick<BookingRules, 'partyHours'>) {
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

/** Looks of a requested date, a confirmed date, and a cancelled date, which calendars remove, with the names of their texts. */
export const CALENDAR_STATES = {
  asked: { look: { status: 'TENTATIVE', busyStatus: 'TENTATIVE', method: 'PUBLISH' }, title: 'calendarTitle', note: 'calendarNote' },
  settled: { look: { status: 'CONFIRMED', busyStatus: 'BUSY', method: 'PUBLISH' }, title: 'calendarSureTitle', note: 'calendarSureNote' },
  off: { look: { status: 'CANCELLED', busyStatus: 'FREE', method: 'CANCEL' }, title: 'calendarGoneTitle', note: 'calendarGoneNote' },
} as const;

export type CalendarState = keyof typeof CALENDAR_STATES;

/** Returns the calendar state of a booking status. */
export function calendarStateOf(status: BookingStatus): CalendarState {
  if (status === 'requested') return 'asked';
  return status === 'confirmed' || status === 'done' ? 'settled' : 'off';
}

/** Facts of a booking that its calendar entry contains. */
export interface CalendarFacts {
  language: Language;
  /** Local day, and time as `HH:mm`; the time is empty when it is not known. */
  date: string;
  time: string;
  place: string;
}

export interface CalendarEntryOptions {
  settings: Pick<PublicSettings, 'identity' | 'rules'>;
  bookingId: string;
  title: string;
  /** Sentence below the title. */
  note: string;
  /** Instant at which the booking was created or, for a later entry, changed. */
  createdAt: string;
  /** Incremented with every entry that replaces an earlier one. */
  sequence: number;
  state: CalendarState;
}

/**
 * Returns the calendar entry of a booking: from the requested time, or the whole day when the time is unknown. The UID stays the same for a booking,
 * so a later entry replaces the earlier one.
 */
export function bookingEntry(facts: CalendarFacts, { settings, bookingId, title, note, createdAt, sequence, state }: CalendarEntryOptions) {
  return {
    ...calendarSpan(facts, settings.rules),
    timestamp: Date.parse(createdAt),
    uid: calendarUid(bookingId),
    sequence,
    ...CALENDAR_STATES[state].look,
    ...calendarSource(settings, facts.language),
    title,
    location: facts.place,
    description: note,
  };
}

export type CalendarEntry = ReturnType<typeof bookingEntry>;
