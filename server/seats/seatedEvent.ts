import type { Kysely } from 'kysely';
import { dayAt, dayOf, timeOf } from '../../src/contract/days';
import { lastDayOf, readEvent, seatsOf } from '../../src/contract/event';
import type { Text } from '../../src/contract/language';
import { isSample } from '../../src/contract/apiRecord';
import { readTraining } from '../../src/contract/training';
import { parseTrainingLocation, TRAINING_LOCATION_NAMES } from '../../src/contract/trainingLocation';
import { isPubliclyVisible } from '../catalogue/publicView';
import { findResource, type StoredResource } from '../db/catalogue';
import type { Tables } from '../db/schema';
import type { SeatedKey } from '../db/seats';
import { instantOf } from '../../src/contract/calendarEntry';

/** Data of a training or an event that concerns its seats. */
export interface SeatedEvent extends SeatedKey {
  title: Text;
  place: Text;
  /** Local day; empty when not set. */
  day: string;
  /** Last day of several; otherwise empty. */
  lastDay: string;
  /** Local time; empty when unknown. */
  time: string;
  /** Duration in hours; null when not stated in hours. */
  hours: number | null;
  /** Number of seats; null when not limited. */
  capacity: number | null;
  /** URL of the online meeting, for participants; otherwise empty. */
  meetingUrl: string;
  /** Whether the item is public. */
  shown: boolean;
  /** Whether the item is an example, which has no seats. */
  sample: boolean;
}

const ONLINE: Text = TRAINING_LOCATION_NAMES.online;

/** Returns the name of a location, which is either a key or a free-text address. */
function placeOf(location: string): Text {
  const known = parseTrainingLocation(location);
  return known ? TRAINING_LOCATION_NAMES[known] : inBoth(location);
}
const inBoth = (text: string): Text => ({ fr: text, en: text });

/** Parses `6 h` or `1 h 30` into hours; null for any other text. */
function hoursOf(duration: string): number | null {
  const [, hours, minutes] = /^(\d{1,2})\s*h(?:\s*(\d{1,2}))?$/.exec(duration.trim()) ?? [];
  return hours === undefined ? null : Number(hours) + Number(minutes ?? 0) / 60;
}

function ofTraining(row: StoredResource): Omit<SeatedEvent, 'shown' | 'sample' | keyof SeatedKey> {
  const { title, type, location, eventDateTime, capacity, duration } = readTraining(row);
  const place = type === 'online' ? ONLINE : placeOf(location);
  const url = row['meetingUrl'];
  return { title, place, day: dayOf(eventDateTime), lastDay: '', time: timeOf(eventDateTime), hours: hoursOf(duration), capacity, meetingUrl: type === 'online' && typeof url === 'string' ? url : '' };
}

function ofEvent(row: StoredResource): Omit<SeatedEvent, 'shown' | 'sample' | keyof SeatedKey> {
  const event = readEvent(row);
  const day = dayOf(event.date);
  const last = dayOf(lastDayOf(event));
  return { title: event.name, place: placeOf(event.location), day, lastDay: last === day ? '' : last, time: event.time, hours: null, capacity: seatsOf(event), meetingUrl: '' };
}

/** Returns a training or an event, public or not; null when deleted. */
export async function findSeatedEvent(db: Kysely<Tables>, { kind, id }: SeatedKey): Promise<SeatedEvent | null> {
  const row = await findResource(db, kind, id, { onlyActive: false });
  if (row === null) return null;
  const shown = row['isActive'] !== false && isPubliclyVisible(row);
  return { kind, id, ...(kind === 'training' ? ofTraining(row) : ofEvent(row)), shown, sample: isSample(row) };
}

/** Returns the beginning or, when the time is unknown, the end of the day; null without a day. */
export const beginningOf = ({ day, time }: Pick<SeatedEvent, 'day' | 'time'>): Date | null => (day === '' ? null : instantOf(day, time === '' ? '23:59' : time));

/** Returns whether the occasion has begun. Without a day it is still to come. */
export function hasBegun(occasion: Pick<SeatedEvent, 'day' | 'time'>, now: Date): boolean {
  const beginning = beginningOf(occasion);
  return beginning !== null && beginning <= now;
}

/** Returns the first local day whose groups count. Groups of an earlier day belong to a past date of the occasion. */
export function firstDay({ day }: Pick<SeatedEvent, 'day'>, now: Date): string {
  const today = dayAt(now);
  return day !== '' && day < today ? day : today;
}
