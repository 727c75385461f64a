import { readStoredJson, STORAGE_KEYS, store } from '../../api/storage';
import { DRAFT_DAYS } from '../../contract/business';
import type { BookingForm } from '../../contract/booking';

/** A form as it is being filled: numbers may still be half-typed. */
export type BookingValues = Omit<BookingForm, 'adults' | 'children'> & { adults: number | string; children: number | string };

export const EMPTY_BOOKING: BookingValues = {
  hostName: '',
  email: '',
  adults: 1,
  children: 0,
  eventType: '' as BookingForm['eventType'],
  eventDate: '',
  eventTime: '',
  location: '',
  meats: [],
  sides: [],
  tools: [],
  toppings: [],
};

export interface BookingDraft {
  values: BookingValues;
  /** Sent as the Idempotency-Key: however often this draft is sent, it is one booking. */
  key: string;
  at: number;
}

const isDraft = (value: unknown): value is BookingDraft => {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('key' in value) || !('at' in value)) return false;
  const { values, key, at } = value;
  if (typeof key !== 'string' || typeof at !== 'number' || typeof values !== 'object' || values === null) return false;
  const fields = new Map<string, unknown>(Object.entries(values));
  return Object.entries(EMPTY_BOOKING).every(([name, empty]) => {
    const field = fields.get(name);
    if (Array.isArray(empty)) return Array.isArray(field) && field.every((item) => typeof item === 'string');
    return typeof field === 'string' || (typeof empty === 'number' && typeof field === 'number');
  });
};

/** The draft that this browser keeps, unless it is corrupt or too old. */
export function readDraft(now: Date): BookingDraft | null {
  const draft = readStoredJson(STORAGE_KEYS.bookingDraft, isDraft);
  return draft && now.getTime() - draft.at < DRAFT_DAYS * 86_400_000 ? draft : null;
}

export const keepDraft = (draft: BookingDraft | null): void => store(STORAGE_KEYS.bookingDraft, draft && JSON.stringify(draft));
