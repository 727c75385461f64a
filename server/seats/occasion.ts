import type { Kysely } from 'kysely';
import { dayAt, dayOf, timeOf } from '../../src/contract/days';
import { lastDayOf, readEvent, seatsOf } from '../../src/contract/event';
import type { Text } from '../../src/contract/language';
import { isSample } from '../../src/contract/row';
import { readTraining } from '../../src/contract/training';
import { readTrainingPlace, TRAINING_PLACES } from '../../src/contract/trainingPlace';
import { isForEverybody } from '../catalogue/visible';
import { findThing, type StoredThing } from '../db/catalogue';
import type { Tables } from '../db/schema';
import type { ThingKey } from '../db/seats';
import { instantOf } from '../mail/calendar';

/** A training or an event as far as its seats go. */
export interface Occasion extends ThingKey {
  title: Text;
  place: Text;
  /** Local day; empty while there is none. */
  day: string;
  /** Its last day, where it has several; else empty. */
  lastDay: string;
  /** Local time; empty where it is not known. */
  time: string;
  /** How long it lasts, where that is told in hours. */
  hours: number | null;
  /** Null where nobody counts. */
  capacity: number | null;
  /** For those who come; else empty. */
  meetingUrl: string;
  /** Whether it stands on the site for everybody. */
  shown: boolean;
  /** An example: it has no seats. */
  sample: boolean;
}

const ONLINE: Text = TRAINING_PLACES.online;
const inBoth = (text: string): Text => ({ fr: text, en: text });

/** `6 h` or `1 h 30` in hours; null when the words are others. */
function hoursOf(duration: string): number | null {
  const [, hours, minutes] = /^(\d{1,2})\s*h(?:\s*(\d{1,2}))?$/.exec(duration.trim()) ?? [];
  return hours === undefined ? null : Number(hours) + Number(minutes ?? 0) / 60;
}

function ofTraining(row: StoredThing): Omit<Occasion, 'shown' | 'sample' | keyof ThingKey> {
  const { title, type, location, eventDateTime, capacity, duration } = readTraining(row);
  const known = readTrainingPlace(location);
  const place = type === 'online' ? ONLINE : known ? TRAINING_PLACES[known] : inBoth(location);
  const url = row['meetingUrl'];
  return { title, place, day: dayOf(eventDateTime), lastDay: '', time: timeOf(eventDateTime), hours: hoursOf(duration), capacity, meetingUrl: type === 'online' && typeof url === 'string' ? url : '' };
}

function ofEvent(row: StoredThing): Omit<Occasion, 'shown' | 'sample' | keyof ThingKey> {
  const event = readEvent(row);
  const day = dayOf(event.date);
  const last = dayOf(lastDayOf(event));
  return { title: event.name, place: inBoth(event.location), day, lastDay: last === day ? '' : last, time: event.time, hours: null, capacity: seatsOf(event), meetingUrl: '' };
}

/** A training or an event whether it is shown or not; null when it is gone. */
export async function findOccasion(db: Kysely<Tables>, { kind, id }: ThingKey): Promise<Occasion | null> {
  const row = await findThing(db, kind, id, { onlyActive: false });
  if (row === null) return null;
  const shown = row['isActive'] !== false && isForEverybody(row);
  return { kind, id, ...(kind === 'training' ? ofTraining(row) : ofEvent(row)), shown, sample: isSample(row) };
}

/** The instant at which it begins or, where no time is known, its day ends; null while it has no day. */
export const beginningOf = ({ day, time }: Pick<Occasion, 'day' | 'time'>): Date | null => (day === '' ? null : instantOf(day, time === '' ? '23:59' : time));

/** Whether it has begun. What has no day is still to come. */
export function hasBegun(occasion: Pick<Occasion, 'day' | 'time'>, now: Date): boolean {
  const beginning = beginningOf(occasion);
  return beginning !== null && beginning <= now;
}

/** The first local day of the groups that count: those of a day gone by were there for another time. */
export function firstDay({ day }: Pick<Occasion, 'day'>, now: Date): string {
  const today = dayAt(now);
  return day !== '' && day < today ? day : today;
}
