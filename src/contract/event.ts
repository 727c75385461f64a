import { object, type InferType } from 'yup';
import { readNumber, readText } from './localized';
import type { Text } from './language';
import { asRow } from './row';
import { day, flag, ids, line, paragraph, quantity, timeOfDay, webAddress, wholeNumber } from './fields';

export const eventSchema = object({
  name_fr: line().required('bothNames'),
  name_en: line().required('bothNames'),
  description_fr: paragraph().default(''),
  description_en: paragraph().default(''),
  location: line(300).default(''),
  date: day().default(''),
  time: timeOfDay().default(''),
  startDate: day().default(''),
  endDate: day().default(''),
  price: quantity(100_000),
  basePrice: quantity(100_000),
  maxParticipants: wholeNumber(100_000).nullable(),
  capacity: wholeNumber(100_000).nullable(),
  meatsOffered: ids().default([]),
  sidesOffered: ids().default([]),
  numberOfGuests: wholeNumber(100_000).nullable(),
  numberOfChildren: wholeNumber(100_000).nullable(),
  reusableUtensils: flag().default(false),
  imageUrl: webAddress().default(''),
  isActive: flag().default(true),
}).noUnknown();

/** An event as it is written. Prices in dollars, before taxes; days and times are local. */
export type EventFields = InferType<typeof eventSchema>;

/** An event as every screen sees it. A missing figure is `null`. */
export interface PublicEvent {
  id: string;
  name: Text;
  description: Text;
  location: string;
  /** Local day; empty while it is not set. */
  date: string;
  time: string;
  price: number | null;
  imageUrl: string;
}

/** Reads an event in any of the shapes that SPEC section 3 allows. @throws Error when it is no object with an id */
export function readEvent(value: unknown): PublicEvent {
  const row = asRow(value);
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : '');
  return {
    id: row.id,
    name: readText(row, 'name', 'title'),
    description: readText(row, 'description'),
    location: text('location'),
    date: text('date') || text('startDate'),
    time: text('time'),
    price: readNumber(row['price'], row['basePrice']),
    imageUrl: text('imageUrl'),
  };
}
