import { DRAFT_DAYS } from '../contract/business';
import { storedUser } from './session';
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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in the shape of an empty one, field by field: what it lacks, or has of another kind, starts empty, and what the empty one does not know is left out. */
export function inShapeOf(empty: unknown, value: unknown): unknown {
  if (Array.isArray(empty)) {
    const [example = ''] = empty as unknown[];
    if (!Array.isArray(value)) return [];
    return isObject(example) ? value.filter(isObject).map((item) => inShapeOf(example, item)) : value.filter((item) => shapedLike(example, item));
  }
  if (isObject(empty)) return Object.fromEntries(Object.entries(empty).map(([name, part]) => [name, inShapeOf(part, isObject(value) ? fieldOf(value, name) : undefined)]));
  return shapedLike(empty, value) ? value : empty;
}

/** Where the browser keeps a form that is not sent yet. */
export interface DraftPlace<Draft> {
  /** The draft of whoever is there, unless it is corrupt, too old (then it is forgotten), or of another account. */
  read: (now: Date) => Draft | null;
  /** Keeps it in place of the one before; null forgets it. */
  keep: (draft: Draft | null) => void;
}

/** Whose a draft is: the id of the account that was signed in; absent for a visitor's, which whoever signs in afterwards goes on with. */
interface Owned {
  owner?: string;
}

/** @param empty a draft with nothing in it: what is kept is read in its shape, so that a form with a new field finds what was typed in the others */
export function draftPlace<Draft extends { at: number }>(key: StorageKey, empty: Draft): DraftPlace<Draft> {
  const groups = Object.entries(empty).filter(([, part]) => isObject(part)).map(([name]) => name);
  const isDraft = (value: unknown): value is Draft & Owned => isObject(value) && typeof fieldOf(value, 'at') === 'number' && groups.every((name) => isObject(fieldOf(value, name)));
  const keep = (draft: Draft | null) => {
    const owner = storedUser()?.id;
    store(key, draft && JSON.stringify({ ...draft, ...(owner === undefined ? {} : { owner }) }));
  };
  return {
    keep,
    read: (now) => {
      const kept = readStoredJson(key, isDraft);
      if (!kept || (kept.owner !== undefined && kept.owner !== storedUser()?.id)) return null;
      const { owner: _, ...rest } = kept;
      const draft = { ...rest, ...(inShapeOf(empty, kept) as object) } as Draft;
      if (now.getTime() - draft.at < DRAFT_DAYS * 86_400_000) return draft;
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
