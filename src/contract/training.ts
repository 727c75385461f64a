import { DEFAULT_TRAINING_PRICE } from './business';
import { isRealDateTime } from './days';
import { readIds, readNumber, readText } from './localized';
import type { Text } from './language';
import { parseRecord, isSample } from './apiRecord';
import { isPublic, readVisibility, type Visibility } from './visibility';

/** Training as used by all screens. */
export interface Training {
  id: string;
  visibility: Visibility;
  title: Text;
  description: Text;
  duration: string;
  location: string;
  /** Price in dollars, before taxes. */
  price: number;
  included: Text;
  instructorName: string;
  instructorBio: Text;
  contentFocus: string[];
  meatsCovered: string[];
  toolsUsed: string[];
  type: 'in-person' | 'online';
  /** Local `YYYY-MM-DDTHH:mm`; empty while not set, or when the stored value is not a valid date and time. */
  eventDateTime: string;
  capacity: number | null;
  /** Position in lists. Trainings without an order come last. */
  displayOrder: number | null;
  imageUrl: string;
  /** Whether the training is sample content, as for an event. */
  sample: boolean;
}

/** Reads a training in any of the shapes that SPEC section 3 allows. @throws Error when the value is not an object with an id */
export function readTraining(value: unknown): Training {
  const row = parseRecord(value);
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : '');
  return {
    id: row.id,
    visibility: readVisibility(row['visibility']),
    title: readText(row, 'title', 'name'),
    description: readText(row, 'description'),
    duration: text('duration'),
    location: text('location'),
    price: readNumber(row['price'], row['basePrice']) ?? DEFAULT_TRAINING_PRICE,
    included: readText(row, 'included'),
    instructorName: text('instructorName'),
    instructorBio: readText(row, 'instructorBio'),
    contentFocus: readIds(row['contentFocus']),
    meatsCovered: readIds(row['meatsCovered']),
    toolsUsed: readIds(row['toolsUsed']),
    type: row['type'] === 'online' ? 'online' : 'in-person',
    eventDateTime: isRealDateTime(text('eventDateTime')) ? text('eventDateTime') : '',
    capacity: readNumber(row['capacity']),
    displayOrder: readNumber(row['displayOrder']),
    imageUrl: text('imageUrl'),
    sample: isSample(row),
  };
}

/** Returns the public trainings in the owner's order. Trainings without an order come last, in their original order. */
export const publicInOrder = (trainings: readonly Training[]): Training[] =>
  trainings.filter(isPublic).toSorted((a, b) => {
    if (a.displayOrder === b.displayOrder) return 0;
    return a.displayOrder === null || (b.displayOrder !== null && a.displayOrder > b.displayOrder) ? 1 : -1;
  });
