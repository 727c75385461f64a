import type { BookingStatus } from '../contract/requestRules';
import { bookingEntry, CALENDAR_STATES, calendarStateOf } from '../contract/calendarEntry';
import { fillHoles } from '../contract/fillHoles';
import { foldLines } from '../contract/foldLines';
import { frenchSpacing, type Language } from '../contract/language';
import { CALENDAR_TEXTS, DETAIL_TEXTS } from '../contract/mailCommonTexts';
import type { PublicSettings } from '../contract/settings';
import { factsOf } from '../contract/textFacts';
import { writeEntry } from '../contract/writeEntry';

/* Loaded when the visitor asks for the file: nothing else on a page needs it. */

/** Booking as its calendar entry shows it. */
export interface CalendarBooking {
  id: string;
  reference: string;
  status: BookingStatus;
  /** Incremented with every change of the booking. */
  sequence: number;
  /** Label of what is booked. */
  type: string;
  /** Local day, and time as `HH:mm`; the time is empty when it is not known. */
  date: string;
  time: string;
  place: string;
  /** Whether the place is the business’s own premises. */
  atPremises: boolean;
  /** Number of guests in words. */
  guests: string;
}

/** Texts that the owner can change for the mails and that this file shares with them. */
const TEXTS = { ...CALENDAR_TEXTS, premises: DETAIL_TEXTS.premises };

interface FileOptions {
  language: Language;
  settings: PublicSettings;
  /** Returns the owner's version of a text of the mails; undefined for the built-in one. */
  override: (name: keyof typeof TEXTS) => string | undefined;
  now: Date;
}

/**
 * Returns the calendar file of a booking, equal to the one that its mails attach: its UID makes the calendar update one entry.
 * @returns null when the entry cannot be written
 */
export function calendarFile({ id, reference, status, sequence, type, guests, ...booking }: CalendarBooking, { language, settings, override, now }: FileOptions): string | null {
  const state = calendarStateOf(status);
  const values = { ...factsOf(settings, language), type, reference, guests };
  const textOf = (name: keyof typeof TEXTS) => {
    const builtIn = TEXTS[name][language];
    return fillHoles(override(name) ?? (language === 'fr' ? frenchSpacing(builtIn) : builtIn), values);
  };
  const { title, note } = CALENDAR_STATES[state];
  const place = booking.atPremises ? textOf('premises') : booking.place;
  const entry = bookingEntry(
    { language, date: booking.date, time: booking.time, place },
    { settings, bookingId: id, title: textOf(title), note: textOf(note), createdAt: now.toISOString(), sequence, state },
  );
  const file = writeEntry(entry);
  return file && foldLines(file);
}
