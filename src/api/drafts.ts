import { DRAFT_DAYS } from '../contract/business';
import { storedUser } from './session';
import { readStoredJson, store, type StorageKey } from './storage';

const fieldOf = (source: object, name: string): unknown => new Map<string, unknown>(Object.entries(source)).get(name);

/**
 * Whether a value has every field of an empty value, with the same types. A number may be a half-typed text; a list contains texts or items shaped
 * like its example.
 */
export function hasShapeOf(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((item) => (empty.length === 0 ? typeof item === 'string' : hasShapeOf(empty[0], item)));
  if (typeof empty === 'object' && empty !== null) return typeof value === 'object' && value !== null && Object.entries(empty).every(([name, part]) => hasShapeOf(part, fieldOf(value, name)));
  return typeof value === typeof empty || (typeof empty === 'number' && typeof value === 'string');
}

/** Returns a new idempotency key. A draft that is sent several times under one key counts once. */
export const newIdempotencyKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a value in the shape of an empty one, field by field. Missing fields and fields of another type start empty; unknown fields are left out.
 */
export function inShapeOf(empty: unknown, value: unknown): unknown {
  if (Array.isArray(empty)) {
    const [example = ''] = empty as unknown[];
    if (!Array.isArray(value)) return [];
    return isObject(example) ? value.filter(isObject).map((item) => inShapeOf(example, item)) : value.filter((item) => hasShapeOf(example, item));
  }
  if (isObject(empty)) return Object.fromEntries(Object.entries(empty).map(([name, part]) => [name, inShapeOf(part, isObject(value) ? fieldOf(value, name) : undefined)]));
  return hasShapeOf(empty, value) ? value : empty;
}

/** Storage of a form's draft in the browser. */
export interface DraftStorage<Draft> {
  /** Returns the current user's draft, or null when it is corrupt, belongs to another account, or is too old (then it is deleted). */
  read: (now: Date) => Draft | null;
  /** Stores a draft in place of the previous one; null deletes the draft. */
  keep: (draft: Draft | null) => void;
}

/** Owner of a draft: the id of the account that was logged in. Absent for a visitor's draft, which the next user to log in continues with. */
interface Owned {
  owner?: string;
}

/** @param empty an empty draft; stored drafts are read in its shape, so that a draft survives when the form gets a new field */
export function createDraftStorage<Draft extends { at: number }>(key: StorageKey, empty: Draft): DraftStorage<Draft> {
  const groups = Object.entries(empty).filter(([, part]) => isObject(part)).map(([name]) => name);
  const isDraft = (value: unknown): value is Draft & Owned => isObject(value) && typeof fieldOf(value, 'at') === 'number' && groups.every((name) => isObject(fieldOf(value, name)));
  const save = (draft: Draft | null) => {
    const owner = storedUser()?.id;
    store(key, draft && JSON.stringify({ ...draft, ...(owner === undefined ? {} : { owner }) }));
  };
  return {
    keep: save,
    read: (now) => {
      const stored = readStoredJson(key, isDraft);
      if (!stored || (stored.owner !== undefined && stored.owner !== storedUser()?.id)) return null;
      const { owner: _, ...rest } = stored;
      const draft = { ...rest, ...(inShapeOf(empty, stored) as object) } as Draft;
      if (now.getTime() - draft.at < DRAFT_DAYS * 86_400_000) return draft;
      save(null);
      return null;
    },
  };
}

/** Stored draft of a wizard. */
export interface StoredWizardDraft<Values> {
  values: Values;
  /** Id of the furthest step seen. */
  reached: string;
  /** Sent as the Idempotency-Key. */
  key: string;
  at: number;
  /** Derived data that is not an answer, as stored. The reader must validate it. */
  learnt?: unknown;
}

/** Creates the draft storage of a wizard with these values. */
export function createWizardDraftStorage<Values extends object>(storageKey: StorageKey, values: Values) {
  const place = createDraftStorage<StoredWizardDraft<Values>>(storageKey, { values, reached: '', key: '', at: 0 });
  let key = '';
  /** Idempotency key of the current draft. Sending the draft several times creates one request. */
  const currentKey = () => (key ||= newIdempotencyKey());
  return {
    read: () => {
      const draft = place.read(new Date());
      key = draft?.key ?? '';
      return draft;
    },
    keep: (draft: Omit<StoredWizardDraft<Values>, 'key' | 'at'> | null) => place.keep(draft && { ...draft, key: currentKey(), at: Date.now() }),
    currentKey,
    /** Called after a response, because the next submission is a new request. */
    renewKey: () => {
      key = newIdempotencyKey();
    },
  };
}
