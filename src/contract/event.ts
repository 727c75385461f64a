import { byMoment, dayOf, isRealDay, TIME_OF_DAY } from './days';
import { readIds, readNumber, readText } from './localized';
import type { Text } from './language';
import { asRow, isSample } from './row';
import { isPublic, readVisibility, type Visibility } from './visibility';

/** An event as every screen sees it. A missing figure is `null`. */
export interface PublicEvent {
  id: string;
  visibility: Visibility;
  name: Text;
  description: Text;
  location: string;
  /** Local day; empty while it is not set. What is stored and is no day of the calendar counts as not set; so with the end and the time. */
  date: string;
  /** Its last day, where it has several; else empty. */
  endDate: string;
  time: string;
  /** Dollars, before taxes. */
  price: number | null;
  /** How many people the place holds, and how many may sign up. */
  capacity: number | null;
  maxParticipants: number | null;
  /** Ids of the menu. */
  meatsOffered: string[];
  sidesOffered: string[];
  imageUrl: string;
  /** An example that came with the installation: shown as one, and nobody can reserve it. */
  sample: boolean;
}

/** Reads an event in any of the shapes that SPEC section 3 allows. @throws Error when it is no object with an id */
export function readEvent(value: unknown): PublicEvent {
  const row = asRow(value);
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : '');
  const day = (name: string) => (isRealDay(dayOf(text(name))) ? text(name) : '');
  const date = day('date') || day('startDate');
  return {
    id: row.id,
    visibility: readVisibility(row['visibility']),
    name: readText(row, 'name', 'title'),
    description: readText(row, 'description'),
    location: text('location'),
    date,
    endDate: day('endDate') > date ? day('endDate') : '',
    time: TIME_OF_DAY.test(text('time')) ? text('time') : '',
    price: readNumber(row['price'], row['basePrice']),
    capacity: readNumber(row['capacity']),
    maxParticipants: readNumber(row['maxParticipants']),
    meatsOffered: readIds(row['meatsOffered']),
    sidesOffered: readIds(row['sidesOffered']),
    imageUrl: text('imageUrl'),
    sample: isSample(row),
  };
}

/** How many people may come: as many as may sign up, else as the place holds; `null` where nothing is set. */
export const seatsOf = ({ maxParticipants, capacity }: Pick<PublicEvent, 'maxParticipants' | 'capacity'>): number | null =>
  maxParticipants === null || capacity === null ? (maxParticipants ?? capacity) : Math.min(maxParticipants, capacity);

/** The last day of an event; empty while it has none. */
export const lastDayOf = ({ date, endDate }: Pick<PublicEvent, 'date' | 'endDate'>): string => endDate || date;

/** Public events still to come, the nearest first; those without a day come last. @param today empty while it is not known: nothing is past */
export const comingEvents = (events: readonly PublicEvent[], today: string): PublicEvent[] =>
  events.filter((event) => isPublic(event) && (event.date === '' || dayOf(lastDayOf(event)) >= today)).toSorted((a, b) => byMoment(a.date || '9', b.date || '9'));

/** Public events that are over, the latest first. @param today empty while it is not known: nothing is past */
export const pastEvents = (events: readonly PublicEvent[], today: string): PublicEvent[] =>
  events.filter((event) => isPublic(event) && event.date !== '' && dayOf(lastDayOf(event)) < today).toSorted((a, b) => byMoment(b.date, a.date));
