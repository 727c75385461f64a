import { draftPlace, newKey } from '../../api/drafts';
import { STORAGE_KEYS } from '../../api/storage';
import type { BookingForm } from '../../contract/booking';
import { EMPTY_DIET, type DietValues } from '../../contract/dietKinds';

/** A form as it is being filled: numbers may still be half-typed. */
export type BookingValues = Omit<BookingForm, 'adults' | 'children' | 'diets'> & { adults: number | string; children: number | string; diets?: DietValues[] };

export const EMPTY_BOOKING: BookingValues = {
  hostName: '',
  email: '',
  telephone: '',
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
  diets: [],
};

export interface BookingDraft {
  values: BookingValues;
  /** Sent as the Idempotency-Key: however often this draft is sent, it is one booking. */
  key: string;
  at: number;
}

const place = draftPlace<BookingDraft>(STORAGE_KEYS.bookingDraft, { values: { ...EMPTY_BOOKING, diets: [EMPTY_DIET] }, key: '', at: 0 });

/** The draft that this browser keeps, unless it is corrupt or too old. */
export const readDraft = place.read;
export const keepDraft = place.keep;

/** Fills answers that were given elsewhere into the draft. */
export function fillDraft(values: Partial<BookingValues>, now: Date): void {
  const draft = readDraft(now);
  keepDraft({ values: { ...(draft?.values ?? EMPTY_BOOKING), ...values }, key: draft?.key ?? newKey(), at: now.getTime() });
}
