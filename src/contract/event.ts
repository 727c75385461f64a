import { readNumber, readText } from './localized';
import type { Text } from './language';
import { asRow } from './row';

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
