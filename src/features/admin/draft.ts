import { readStoredJson, STORAGE_KEYS, store } from '../../api/storage';
import { storedUser } from '../../api/session';
import { DRAFT_DAYS } from '../../contract/business';
import type { ManagedName, Values } from './manifest';

/** A form that is not saved yet. */
export interface FormDraft {
  values: Values;
  /** What was read before anything was changed. */
  base: Values;
  /** Of the thing that was read; null for a new one. */
  version: number | null;
  /** Sent along when it is added: however often, it makes one thing. */
  key: string;
  /** When it was last typed in: milliseconds. */
  at: number;
}

/** Older ones make room. */
const MOST = 20;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is FormDraft =>
  isRecord(value) && isRecord(value['values']) && isRecord(value['base']) && typeof value['at'] === 'number' && typeof value['key'] === 'string' && (value['version'] === null || typeof value['version'] === 'number');

const isDrafts = (value: unknown): value is Record<string, FormDraft> => isRecord(value) && Object.values(value).every(isDraft);

const readAll = (): Record<string, FormDraft> => readStoredJson(STORAGE_KEYS.adminDrafts, isDrafts) ?? {};

/** By person and thing: whoever signs in next on this browser finds nothing of anybody else's. */
const keyOf = (resource: ManagedName, id: string | null): string => `${storedUser()?.id ?? ''} ${resource} ${id ?? 'new'}`;

/** The memory of one thing's form (null: of a new one's). */
export function formDraft(resource: ManagedName, id: string | null) {
  const key = keyOf(resource, id);
  return {
    /** What was left, unless it is too old. */
    read: (now: Date): FormDraft | null => {
      const draft = readAll()[key];
      return draft && now.getTime() - draft.at < DRAFT_DAYS * 86_400_000 ? draft : null;
    },
    /** Keeps it in place of the one before; null forgets it. @returns whether the browser keeps it */
    keep: (draft: FormDraft | null): boolean => {
      const { [key]: _before, ...others } = readAll();
      const all = Object.entries({ ...others, ...(draft && { [key]: draft }) })
        .toSorted(([, one], [, other]) => other.at - one.at)
        .slice(0, MOST);
      const text = all.length === 0 ? null : JSON.stringify(Object.fromEntries(all));
      store(STORAGE_KEYS.adminDrafts, text);
      return draft === null || readAll()[key]?.at === draft.at;
    },
  };
}

const isLike = (known: unknown, value: unknown): boolean => {
  if (Array.isArray(known)) return Array.isArray(value) && value.every((item) => typeof item === 'string' || (isRecord(item) && typeof item['key'] === 'string'));
  const isFigure = typeof known === 'number' || known === '';
  return typeof value === typeof known || (isFigure && (typeof value === 'number' || typeof value === 'string'));
};

/** A draft's values over those that are stored, as far as they still fit the form. */
export const restored = (stored: Values, drafted: Values): Values =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, drafted[name] !== undefined && isLike(value, drafted[name]) ? drafted[name] : value]));
