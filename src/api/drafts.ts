import { DRAFT_DAYS } from '../contract/business';
import { readStoredJson, store, type StorageKey } from './storage';

const fieldOf = (thing: object, name: string): unknown => new Map<string, unknown>(Object.entries(thing)).get(name);

/** Whether a value has every field of an empty one, each of its kind; a number may be half-typed text, a list holds texts or what is like its example. */
export function shapedLike(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((item) => (empty.length === 0 ? typeof item === 'string' : shapedLike(empty[0], item)));
  if (typeof empty === 'object' && empty !== null) return typeof value === 'object' && value !== null && Object.entries(empty).every(([name, part]) => shapedLike(part, fieldOf(value, name)));
  return typeof value === typeof empty || (typeof empty === 'number' && typeof value === 'string');
}

/** A new Idempotency-Key: however often a draft is sent under one, it counts once. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Where the browser keeps a form that is not sent yet. */
export interface DraftPlace<Draft> {
  /** The draft, unless it is corrupt or too old; one that is, is forgotten. */
  read: (now: Date) => Draft | null;
  /** Keeps it in place of the one before; null forgets it. */
  keep: (draft: Draft | null) => void;
}

/** @param empty a draft with nothing in it: what is kept must look like it */
export function draftPlace<Draft extends { at: number }>(key: StorageKey, empty: Draft): DraftPlace<Draft> {
  const isDraft = (value: unknown): value is Draft => shapedLike(empty, value) && typeof value === 'object' && value !== null && typeof fieldOf(value, 'at') === 'number';
  const keep = (draft: Draft | null) => store(key, draft && JSON.stringify(draft));
  return {
    keep,
    read: (now) => {
      const draft = readStoredJson(key, isDraft);
      if (!draft || now.getTime() - draft.at < DRAFT_DAYS * 86_400_000) return draft;
      keep(null);
      return null;
    },
  };
}

/** What a wizard keeps of one that is not sent yet. */
export interface WizardKept<Values> {
  values: Values;
  /** The id of the furthest step seen. */
  reached: string;
  /** Sent as the Idempotency-Key. */
  key: string;
  at: number;
  /** What was found out on the way and is no answer, as it was kept: whoever reads it checks it. */
  learnt?: unknown;
}

/** The memory of a wizard that asks these values. */
export function wizardMemory<Values extends object>(storageKey: StorageKey, values: Values) {
  const place = draftPlace<WizardKept<Values>>(storageKey, { values, reached: '', key: '', at: 0 });
  let key = '';
  /** The key of the draft as it stands: however often it is sent, it is one request. */
  const currentKey = () => (key ||= newKey());
  return {
    read: () => {
      const draft = place.read(new Date());
      key = draft?.key ?? '';
      return draft;
    },
    keep: (draft: Omit<WizardKept<Values>, 'key' | 'at'> | null) => place.keep(draft && { ...draft, key: currentKey(), at: Date.now() }),
    currentKey,
    /** The server has answered: whatever is sent next is another intent. */
    renewKey: () => {
      key = newKey();
    },
  };
}
