import type { BusyDays } from './busyDay';
import { addDays, compareDates, dayOf, timeOf } from './days';
import type { PublicEvent } from './event';
import type { Text } from './language';
import { createDayStatus, type DayStatusOf } from './dayAvailability';
import { daysOfEvent } from './dayOccupancy';
import type { Training } from './training';
import { isPublic, type Visibility } from './visibility';
import { weekdayOf } from './weekday';

/* Entries of the wall calendar by day. Days are `YYYY-MM-DD`, months `YYYY-MM`; the last week of a month ends on a Saturday. */

export type CalendarEntryKind = 'publicEvent' | 'privateEvent' | 'publicTraining' | 'privateTraining';

/** Event or training that occupies a day. */
export interface CalendarEntry {
  id: string;
  kind: CalendarEntryKind;
  day: string;
  /** Local `HH:mm`; empty until set. */
  time: string;
  title: Text;
}

/** Number of months in advance that the calendar can show. */
export const CALENDAR_MONTHS = 24;

const eventKind = (event: { visibility: Visibility }): CalendarEntryKind => (isPublic(event) ? 'publicEvent' : 'privateEvent');
const trainingKind = (training: { visibility: Visibility }): CalendarEntryKind => (isPublic(training) ? 'publicTraining' : 'privateTraining');

const NAMELESS: Text = { fr: '', en: '' };

/** Occasions and availability of all days. */
export interface Agenda {
  /** Occasions of each day, earliest first. */
  occasions: ReadonlyMap<string, CalendarEntry[]>;
  /** Availability of each day. */
  rule: DayStatusOf;
}

/** Builds the agenda of all occasions, except those without a day yet. Capacity in use without a visible occasion counts as a private event. @param leadTimeDays notice below which a day counts as short notice */
export function agendaOf(events: readonly PublicEvent[], trainings: readonly Training[], busyDays: BusyDays, leadTimeDays: number): Agenda {
  const shown = entriesByDay(events, trainings);
  const occasions = new Map(shown);
  for (const { day, taken } of busyDays.days) {
    const there = shown.get(day) ?? [];
    const hidden = Array.from({ length: Math.max(0, taken - there.length) }, (_, index): CalendarEntry => ({ id: `${day} ${index + 1}`, kind: 'privateEvent', day, time: '', title: NAMELESS }));
    if (hidden.length > 0) occasions.set(day, [...there, ...hidden]);
  }
  return { occasions, rule: createDayStatus(busyDays, leadTimeDays) };
}

/** Groups occasions by day, earliest first. Samples and occasions without a day are omitted. */
function entriesByDay(events: readonly PublicEvent[], trainings: readonly Training[]): ReadonlyMap<string, CalendarEntry[]> {
  const all: CalendarEntry[] = [
    ...events.filter(({ sample }) => !sample).flatMap((event) => daysOfEvent(event).map((day) => ({ id: event.id, kind: eventKind(event), day, time: event.time, title: event.name }))),
    ...trainings.filter(({ sample }) => !sample).map((training) => ({ id: training.id, kind: trainingKind(training), day: dayOf(training.eventDateTime), time: timeOf(training.eventDateTime), title: training.title })),
  ];
  const dated = all.filter(({ day }) => day !== '').toSorted((a, b) => compareDates(a.time, b.time));
  return Map.groupBy(dated, ({ day }) => day);
}

/** Whether a day is a Friday, Saturday or Sunday. The other days are the Monday to Thursday range. */
export const isWeekend = (day: string): boolean => [0, 5, 6].includes(weekdayOf(day));

export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

const lastOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** Returns the same day of another month, or that month's last day. */
export function sameDayIn(day: string, month: string): string {
  const last = lastOf(month);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

/** Returns the weeks of a month, Sunday first; `null` for days of adjacent months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const days = Number(lastOf(month).slice(8));
  const lead = weekdayOf(first);
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, column) => {
      const index = week * 7 + column - lead;
      return index >= 0 && index < days ? addDays(first, index) : null;
    }),
  );
}

/** Clamps a day to the range from the first of today's month to the end of the last month that the calendar can show. */
export function withinCalendar(day: string, today: string): string {
  const first = `${monthOf(today)}-01`;
  const last = lastOf(addMonths(monthOf(today), CALENDAR_MONTHS));
  if (day < first) return first;
  return day > last ? last : day;
}

/** Returns the day that a key moves to: by a day, a week or a month, or to the ends of the week. `null` for other keys. */
export function dayByKey(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return sameDayIn(day, addMonths(monthOf(day), -1));
    case 'PageDown':
      return sameDayIn(day, addMonths(monthOf(day), 1));
    default:
      return null;
  }
}
