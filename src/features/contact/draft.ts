import { createDraftStorage } from '../../api/drafts';
import { STORAGE_KEYS } from '../../api/storage';

/** Form values during input; initially no subject is selected. */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const EMPTY_MESSAGE: ContactValues = { name: '', email: '', subject: '', message: '' };

export interface ContactDraft {
  values: ContactValues;
  /** Idempotency key, which makes sending this draft idempotent. */
  key: string;
  at: number;
}

const place = createDraftStorage<ContactDraft>(STORAGE_KEYS.contactDraft, { values: EMPTY_MESSAGE, key: '', at: 0 });

/** Returns the draft stored in this browser, or null if it is missing, corrupt or expired. An expired draft is deleted. */
export const readDraft = place.read;
export const saveDraft = place.keep;
