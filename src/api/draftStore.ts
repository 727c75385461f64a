import { DRAFT_DAYS } from '../contract/business';
import { readStoredJson, STORAGE_KEYS, store } from './storage';

/* Unsent texts of the owner, for several records at the same time, each stored under its own name. */

interface StoredDraft {
  values: Record<string, string>;
  at: number;
}

type StoredDrafts = Record<string, StoredDraft>;

const MAX_DRAFTS = 30;

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  Object.values(value.values).every((text) => typeof text === 'string');

const isStoredDrafts = (value: unknown): value is StoredDrafts => typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isStoredDraft);

const readAll = (): StoredDrafts => readStoredJson(STORAGE_KEYS.writings, isStoredDrafts) ?? {};

/** Returns the unsent text of a name; null when it is missing or too old. */
export function loadDraft(name: string, now: Date): Record<string, string> | null {
  const stored = new Map(Object.entries(readAll())).get(name);
  return stored && now.getTime() - stored.at < DRAFT_DAYS * 86_400_000 ? stored.values : null;
}

/** Stores the unsent text of a name; null deletes it. The oldest texts beyond the limit are deleted. */
export function saveDraft(name: string, values: Record<string, string> | null, now: Date): void {
  const { [name]: _, ...others } = readAll();
  const all: StoredDrafts = values === null ? others : { ...others, [name]: { values, at: now.getTime() } };
  const newest = Object.entries(all).toSorted(([, a], [, b]) => b.at - a.at).slice(0, MAX_DRAFTS);
  store(STORAGE_KEYS.writings, newest.length === 0 ? null : JSON.stringify(Object.fromEntries(newest)));
}

/** Deletes all texts whose name starts with a prefix. */
export function deleteDrafts(beginning: string): void {
  const remaining = Object.entries(readAll()).filter(([name]) => !name.startsWith(beginning));
  store(STORAGE_KEYS.writings, remaining.length === 0 ? null : JSON.stringify(Object.fromEntries(remaining)));
}
