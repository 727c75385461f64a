import { draftPlace } from '../../api/drafts';
import { STORAGE_KEYS } from '../../api/storage';

/** The form as it is being filled: no subject is chosen at first. */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const EMPTY_MESSAGE: ContactValues = { name: '', email: '', subject: '', message: '' };

export interface ContactDraft {
  values: ContactValues;
  /** Sent as the Idempotency-Key: however often this draft is sent, it is one message. */
  key: string;
  at: number;
}

const place = draftPlace<ContactDraft>(STORAGE_KEYS.contactDraft, { values: EMPTY_MESSAGE, key: '', at: 0 });

/** The draft that this browser keeps, unless it is corrupt or too old; one that is too old is forgotten. */
export const readDraft = place.read;
export const keepDraft = place.keep;
