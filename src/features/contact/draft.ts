import { readStoredJson, STORAGE_KEYS, store } from '../../api/storage';
import { DRAFT_DAYS } from '../../contract/business';

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

const isDraft = (value: unknown): value is ContactDraft => {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('key' in value) || !('at' in value)) return false;
  const { values, key, at } = value;
  if (typeof key !== 'string' || typeof at !== 'number' || typeof values !== 'object' || values === null) return false;
  const fields = new Map<string, unknown>(Object.entries(values));
  return Object.keys(EMPTY_MESSAGE).every((name) => typeof fields.get(name) === 'string');
};

/** The draft that this browser keeps, unless it is corrupt or too old; one that is too old is forgotten. */
export function readDraft(now: Date): ContactDraft | null {
  const draft = readStoredJson(STORAGE_KEYS.contactDraft, isDraft);
  if (!draft || now.getTime() - draft.at < DRAFT_DAYS * 86_400_000) return draft;
  keepDraft(null);
  return null;
}

export const keepDraft = (draft: ContactDraft | null): void => store(STORAGE_KEYS.contactDraft, draft && JSON.stringify(draft));
