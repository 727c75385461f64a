import type { BusyDay } from './busyDay';
import { addDays, dayOf, daysBetween, isShortNotice, timeOf } from './days';
import { lastDayOf, type PublicEvent } from './event';
import type { Text } from './language';
import type { Training } from './training';
import { isPublic, type Visibility } from './visibility';

/* What each day of the wall calendar is. Days are `YYYY-MM-DD`, months `YYYY-MM`; the last week of a month ends on a Saturday. */

/** `asked` days have a request that waits for its answer, `short` ones are nearer than the lead time: both can be asked for. */
export type DayState = 'available' | 'asked' | 'short' | 'booked' | 'unavailable';
export type OccasionKind = 'publicEvent' | 'privateEvent' | 'publicTraining' | 'privateTraining';

/** Something that takes a day. */
export interface Occasion {
  id: string;
  kind: OccasionKind;
  day: string;
  /** Local `HH:mm`; empty while it is not set. */
  time: string;
  title: Text;
}

/** How far ahead the calendar can be turned. */
export const CALENDAR_MONTHS = 24;

const eventKind = (event: { visibility: Visibility }): OccasionKind => (isPublic(event) ? 'publicEvent' : 'privateEvent');
const trainingKind = (training: { visibility: Visibility }): OccasionKind => (isPublic(training) ? 'publicTraining' : 'privateTraining');

/** An event takes each of its days; a mistaken year must not take them all. */
const MOST_DAYS = 31;
const daysOf = (event: PublicEvent): string[] => {
  const first = dayOf(event.date);
  if (first === '') return [];
  const more = Math.min(Math.max(daysBetween(first, dayOf(lastDayOf(event))), 0), MOST_DAYS - 1);
  return Array.from({ length: more + 1 }, (_, index) => addDays(first, index));
};

const NAMELESS: Text = { fr: '', en: '' };

/** What is known of all days. */
export interface Agenda {
  /** What takes a day, the earliest first. */
  occasions: ReadonlyMap<string, Occasion[]>;
  /** Days that somebody waits to hear about. */
  asked: ReadonlySet<string>;
}

/** The agenda of everything that takes a day; what has no day yet is left out. A confirmed booking is a private event, unless the day shows what it is already. */
export function agendaOf(events: readonly PublicEvent[], trainings: readonly Training[], busyDays: readonly BusyDay[]): Agenda {
  const occasions = occasionsByDay(events, trainings);
  const confirmed = busyDays.filter(({ day, state }) => state === 'confirmed' && !occasions.has(day));
  return {
    occasions: new Map([...occasions, ...confirmed.map(({ day }): [string, Occasion[]] => [day, [{ id: day, kind: 'privateEvent', day, time: '', title: NAMELESS }]])]),
    asked: new Set(busyDays.flatMap(({ day, state }) => (state === 'requested' ? [day] : []))),
  };
}

/** Everything that takes a day, by day, the earliest first; what has no day yet is left out. */
function occasionsByDay(events: readonly PublicEvent[], trainings: readonly Training[]): ReadonlyMap<string, Occasion[]> {
  const all: Occasion[] = [
    ...events.flatMap((event) => daysOf(event).map((day) => ({ id: event.id, kind: eventKind(event), day, time: event.time, title: event.name }))),
    ...trainings.map((training) => ({ id: training.id, kind: trainingKind(training), day: dayOf(training.eventDateTime), time: timeOf(training.eventDateTime), title: training.title })),
  ];
  const dated = all.filter(({ day }) => day !== '').toSorted((a, b) => a.time.localeCompare(b.time));
  return Map.groupBy(dated, ({ day }) => day);
}

/** What a day is to somebody who would like it. */
export function dayState(day: string, today: string, { occasions, asked }: Agenda): DayState {
  if (day < today) return 'unavailable';
  if (occasions.has(day)) return 'booked';
  if (asked.has(day)) return 'asked';
  return isShortNotice(day, today) ? 'short' : 'available';
}

/** 0 for Sunday to 6 for Saturday. 1970-01-04 was a Sunday. */
export const weekdayOf = (day: string): number => ((daysBetween('1970-01-04', day) % 7) + 7) % 7;

/** Friday to Sunday; the rest is the Monday to Thursday range. */
export const isWeekend = (day: string): boolean => [0, 5, 6].includes(weekdayOf(day));

export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

const lastOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** The same day of another month, or that month's last one. */
export function sameDayIn(day: string, month: string): string {
  const last = lastOf(month);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

/** The weeks of a month, Sunday first; `null` where another month's day would stand. */
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

/** Keeps a day between the first of today's month and the end of the last month that the calendar can be turned to. */
export function withinCalendar(day: string, today: string): string {
  const first = `${monthOf(today)}-01`;
  const last = lastOf(addMonths(monthOf(today), CALENDAR_MONTHS));
  if (day < first) return first;
  return day > last ? last : day;
}

/** Where a key leads from a day: a day, a week, a month, the ends of the week. `null` for keys that move nothing. */
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
