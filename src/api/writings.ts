import { DRAFT_DAYS } from '../contract/business';
import { readStoredJson, STORAGE_KEYS, store } from './storage';

/* Unsent texts of the owner, for several records at the same time, each stored under its own name. */

interface Kept {
  values: Record<string, string>;
  at: number;
}

type Writings = Record<string, Kept>;

const MOST = 30;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  Object.values(value.values).every((text) => typeof text === 'string');

const isWritings = (value: unknown): value is Writings => typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isKept);

const readAll = (): Writings => readStoredJson(STORAGE_KEYS.writings, isWritings) ?? {};

/** Returns the unsent text of a name; null when it is missing or too old. */
export function readWriting(name: string, now: Date): Record<string, string> | null {
  const kept = new Map(Object.entries(readAll())).get(name);
  return kept && now.getTime() - kept.at < DRAFT_DAYS * 86_400_000 ? kept.values : null;
}

/** Stores the unsent text of a name; null deletes it. The oldest texts beyond the limit are deleted. */
export function keepWriting(name: string, values: Record<string, string> | null, now: Date): void {
  const { [name]: _, ...others } = readAll();
  const all: Writings = values === null ? others : { ...others, [name]: { values, at: now.getTime() } };
  const newest = Object.entries(all).toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  store(STORAGE_KEYS.writings, newest.length === 0 ? null : JSON.stringify(Object.fromEntries(newest)));
}

/** Deletes all texts whose name starts with a prefix. */
export function forgetWritings(beginning: string): void {
  const kept = Object.entries(readAll()).filter(([name]) => !name.startsWith(beginning));
  store(STORAGE_KEYS.writings, kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept)));
}
