import { bookingEntry, CALENDAR_STATES, type CalendarState } from '../../src/contract/calendarEntry';
import { foldLines } from '../../src/contract/foldLines';
import { writeEntry } from '../../src/contract/writeEntry';
import type { BookingFacts } from './bookingFacts';
import type { MailContext } from './mailContext';

export interface CalendarOptions {
  mail: MailContext;
  bookingId: string;
  title: string;
  /** Creation time of the booking or, for a later entry, the time of the change. */
  createdAt: string;
  /** Incremented with every entry that replaces an earlier one. */
  sequence?: number;
  state?: CalendarState;
}

/**
 * Returns the calendar file of a booking, as its mails attach it.
 * @returns null when the entry cannot be written, because a mail without an entry is better than no mail
 */
export function bookingCalendar(facts: BookingFacts, { mail: { translate, settings }, sequence = 0, state = 'asked', ...options }: CalendarOptions): string | null {
  const { language, reference, guests } = facts;
  const note = translate(CALENDAR_STATES[state].note, language, { reference, guests });
  const value = writeEntry(bookingEntry(facts, { settings, note, sequence, state, ...options }));
  return value && foldLines(value);
}
