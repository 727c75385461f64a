import { useSyncExternalStore } from 'react';
import { DRAFT_DAYS } from '../contract/business';
import { isLanguage, type Language } from '../contract/language';
import type { ResponseOf } from '../contract/endpoints';
import { call } from './client';
import { readStored, readStoredJson, STORAGE_KEYS, store } from './storage';

/*
 * Submissions that failed without a response, stored with their idempotency key. Sending one again, from here or from its form, in one tab or
 * in two, creates one request. Nothing here is sent automatically.
 */

const CALLS = ['createBooking', 'sendEmail'] as const;

/** Submission that has just failed without a response. */
export type UnconfirmedSubmission = Omit<PendingSubmission, 'at'>;

export interface PendingSubmission {
  call: (typeof CALLS)[number];
  /** Sent as the Idempotency-Key. */
  key: string;
  language: Language;
  /** Exact request body. The same key with another body counts as another request. */
  body: unknown;
  /** Time of the submission, in milliseconds since 1970. */
  at: number;
}

const isPendingSubmission = (value: unknown): value is PendingSubmission =>
  typeof value === 'object' && value !== null && 'call' in value && CALLS.some((name) => name === value.call) && 'key' in value && typeof value.key === 'string' &&
  'language' in value && isLanguage(value.language) && 'at' in value && typeof value.at === 'number' && 'body' in value && typeof value.body === 'object' && value.body !== null;

const isList = (value: unknown): value is PendingSubmission[] => Array.isArray(value) && value.every(isPendingSubmission);

const read = (): PendingSubmission[] => readStoredJson(STORAGE_KEYS.waiting, isList) ?? [];

const listeners = new Set<() => void>();

function write(list: readonly PendingSubmission[]): void {
  store(STORAGE_KEYS.waiting, list.length === 0 ? null : JSON.stringify(list));
  for (const listener of listeners) listener();
}

/** Stores an unsent submission, replacing one with the same key. */
export const savePending = (unanswered: UnconfirmedSubmission): void => write([...read().filter(({ key }) => key !== unanswered.key), { ...unanswered, at: Date.now() }]);

/** Deletes a submission that has arrived or was discarded. */
export function removePending(key: string): void {
  const list = read();
  if (list.some((waiting) => waiting.key === key)) write(list.filter((waiting) => waiting.key !== key));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changes made in other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Oldest submission that has not expired, or null. The object is stable until the stored text changes. */
let last: { text: string | null; first: PendingSubmission | null } = { text: null, first: null };
function snapshot(): PendingSubmission | null {
  const text = readStored(STORAGE_KEYS.waiting);
  if (text !== last.text) last = { text, first: text === null ? null : (read().find(({ at }) => Date.now() - at < DRAFT_DAYS * 86_400_000) ?? null) };
  return last.first;
}

/** Returns the next unsent submission; null when there is no submission, and on the server. */
export const usePendingSubmission = (): PendingSubmission | null => useSyncExternalStore(subscribe, snapshot, () => null);

/** Deletes the form's draft too, unless a new draft has been started since. */
function clearDraft({ call: name, key }: PendingSubmission): void {
  const place = name === 'createBooking' ? STORAGE_KEYS.bookingDraft : STORAGE_KEYS.contactDraft;
  const draft = readStoredJson(place, (value): value is { key: unknown } => typeof value === 'object' && value !== null && 'key' in value);
  if (draft?.key === key) store(place, null);
}

/**
 * Sends a submission under its original key.
 * @returns its reference; null for a message
 * @throws ApiError when the server rejects the submission; TypeError when the request fails without a response
 */
export async function resendPending(waiting: PendingSubmission): Promise<string | null> {
  const { call: name, key, language, body } = waiting;
  const options = { language, body, headers: { 'idempotency-key': key } };
  const response: ResponseOf<'createBooking'> | ResponseOf<'sendEmail'> = await call(name, options);
  clearDraft(waiting);
  removePending(key);
  return 'reference' in response ? response.reference : null;
}
