import { DRAFT_DAYS } from '../contract/business';
import { readStoredJson, store, type StorageKey } from './storage';

const fieldOf = (thing: object, name: string): unknown => new Map<string, unknown>(Object.entries(thing)).get(name);

/** Whether a value has every field of an empty one, each of its kind; a number may be half-typed text, a list holds texts. */
export function shapedLike(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
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

/** The memory of a wizard that asks these values: its answers, and the furthest step seen. */
export function wizardMemory<Values extends object>(key: StorageKey, values: Values) {
  const place = draftPlace(key, { values, reached: '', at: 0 });
  return {
    read: () => place.read(new Date()),
    keep: (draft: { values: Values; reached: string } | null) => place.keep(draft && { ...draft, at: Date.now() }),
  };
}
