import { compareDates, dayOf, isRealDay, TIME_OF_DAY } from './days';
import { readIds, readNumber, readText } from './localized';
import type { Text } from './language';
import { parseRecord, isSample } from './apiRecord';
import { isPublic, readVisibility, type Visibility } from './visibility';

/** Event as every page reads it. A missing number is `null`. */
export interface PublicEvent {
  id: string;
  visibility: Visibility;
  name: Text;
  description: Text;
  location: string;
  /** Local day; empty until set. A stored value that is not an existing day counts as not set. The same applies to the end and the time. */
  date: string;
  /** Last day of an event of several days; otherwise empty. */
  endDate: string;
  time: string;
  /** Dollars, before taxes. */
  price: number | null;
  /** Maximum number of people at the location, and maximum number of registrations. */
  capacity: number | null;
  maxParticipants: number | null;
  /** Ids of meats and sides. */
  meatsOffered: string[];
  sidesOffered: string[];
  imageUrl: string;
  /** Whether the event is a sample of the installation: labelled as such, and not open for reservations. */
  sample: boolean;
}

/** Parses an event in any of the formats that SPEC section 3 allows. @throws Error when the value is not an object with an id */
export function readEvent(value: unknown): PublicEvent {
  const row = parseRecord(value);
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

/** Returns the number of seats: the lower of the maximum registrations and the capacity of the location; `null` when neither is set. */
export const seatsOf = ({ maxParticipants, capacity }: Pick<PublicEvent, 'maxParticipants' | 'capacity'>): number | null =>
  maxParticipants === null || capacity === null ? (maxParticipants ?? capacity) : Math.min(maxParticipants, capacity);

/** Returns the last day of an event; empty until set. */
export const lastDayOf = ({ date, endDate }: Pick<PublicEvent, 'date' | 'endDate'>): string => endDate || date;

/** Returns public upcoming events, nearest first and those without a day last. @param today empty while unknown: no event is past */
export const comingEvents = (events: readonly PublicEvent[], today: string): PublicEvent[] =>
  events.filter((event) => isPublic(event) && (event.date === '' || dayOf(lastDayOf(event)) >= today)).toSorted((a, b) => compareDates(a.date || '9', b.date || '9'));

/** Returns public past events, latest first. @param today empty while unknown: no event is past */
export const pastEvents = (events: readonly PublicEvent[], today: string): PublicEvent[] =>
  events.filter((event) => isPublic(event) && event.date !== '' && dayOf(lastDayOf(event)) < today).toSorted((a, b) => compareDates(b.date, a.date));
