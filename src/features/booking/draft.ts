import { createDraftStorage, newIdempotencyKey } from '../../api/drafts';
import { STORAGE_KEYS } from '../../api/storage';
import type { BookingForm } from '../../contract/booking';
import { EMPTY_OPTIONAL } from '../../contract/optionalFields';
import { EMPTY_DIET, type DietValues } from '../../contract/dietKinds';

/** Form values during input; numbers may be incomplete. */
export type BookingValues = Omit<BookingForm, 'adults' | 'children' | 'diets'> & { adults: number | string; children: number | string; diets?: DietValues[] };

export const EMPTY_BOOKING: BookingValues = {
  hostName: '',
  email: '',
  ...EMPTY_OPTIONAL,
  adults: 1,
  children: 0,
  eventType: '',
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
  /** Idempotency key, which makes sending this draft idempotent. */
  key: string;
  at: number;
}

const place = createDraftStorage<BookingDraft>(STORAGE_KEYS.bookingDraft, { values: { ...EMPTY_BOOKING, diets: [EMPTY_DIET] }, key: '', at: 0 });

/** Returns the draft stored in this browser, or null if it is missing, corrupt or expired. */
export const readDraft = place.read;
export const saveDraft = place.keep;

/** Merges answers from another form into the draft. */
export function fillDraft(values: Partial<BookingValues>, now: Date): void {
  const draft = readDraft(now);
  saveDraft({ values: { ...(draft?.values ?? EMPTY_BOOKING), ...values }, key: draft?.key ?? newIdempotencyKey(), at: now.getTime() });
}
