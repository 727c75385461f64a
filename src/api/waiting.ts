import { useSyncExternalStore } from 'react';
import { DRAFT_DAYS } from '../contract/business';
import { isLanguage, type Language } from '../contract/language';
import type { Answer } from '../contract/endpoints';
import { call } from './client';
import { readStored, readStoredJson, STORAGE_KEYS, store } from './storage';

/*
 * What a person has sent and what got no answer, kept with its key: however often it is sent again, from here or from its form,
 * in one window or in two, it counts once. Nothing is ever sent from here by itself.
 */

const CALLS = ['createBooking', 'sendEmail'] as const;

/** What was sent a moment ago. */
export type Unanswered = Omit<Waiting, 'at'>;

export interface Waiting {
  call: (typeof CALLS)[number];
  /** Sent as the Idempotency-Key. */
  key: string;
  language: Language;
  /** Exactly what was sent: the same key with another body is another wish. */
  body: unknown;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'call' in value && CALLS.some((name) => name === value.call) && 'key' in value && typeof value.key === 'string' &&
  'language' in value && isLanguage(value.language) && 'at' in value && typeof value.at === 'number' && 'body' in value && typeof value.body === 'object' && value.body !== null;

const isList = (value: unknown): value is Waiting[] => Array.isArray(value) && value.every(isWaiting);

const read = (): Waiting[] => readStoredJson(STORAGE_KEYS.waiting, isList) ?? [];

const listeners = new Set<() => void>();

function write(list: readonly Waiting[]): void {
  store(STORAGE_KEYS.waiting, list.length === 0 ? null : JSON.stringify(list));
  for (const tell of listeners) tell();
}

/** Keeps what got no answer; of what was sent again, the last body counts. */
export const keepWaiting = (unanswered: Unanswered): void => write([...read().filter(({ key }) => key !== unanswered.key), { ...unanswered, at: Date.now() }]);

/** Forgets it: it has arrived, or nobody wants it any more. */
export function dropWaiting(key: string): void {
  const list = read();
  if (list.some((waiting) => waiting.key === key)) write(list.filter((waiting) => waiting.key !== key));
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  // Told of what other windows do.
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** The oldest that waits and still counts; null for none. It is the same object as long as nothing changes. */
let last: { text: string | null; first: Waiting | null } = { text: null, first: null };
function snapshot(): Waiting | null {
  const text = readStored(STORAGE_KEYS.waiting);
  if (text !== last.text) last = { text, first: text === null ? null : (read().find(({ at }) => Date.now() - at < DRAFT_DAYS * 86_400_000) ?? null) };
  return last.first;
}

/** What waits to be sent, one at a time; null for nothing, and on the server. */
export const useWaiting = (): Waiting | null => useSyncExternalStore(subscribe, snapshot, () => null);

/** The form that it came from forgets it too, unless something else has been begun there since. */
function forgetDraft({ call: name, key }: Waiting): void {
  const place = name === 'createBooking' ? STORAGE_KEYS.bookingDraft : STORAGE_KEYS.contactDraft;
  const draft = readStoredJson(place, (value): value is { key: unknown } => typeof value === 'object' && value !== null && 'key' in value);
  if (draft?.key === key) store(place, null);
}

/**
 * Sends it, under its key.
 * @returns its reference; null for a message
 * @throws ApiError when the server refuses it; TypeError when no answer came again
 */
export async function sendWaiting(waiting: Waiting): Promise<string | null> {
  const { call: name, key, language, body } = waiting;
  const options = { language, body, headers: { 'idempotency-key': key } };
  const answer: Answer<'createBooking'> | Answer<'sendEmail'> = await call(name, options);
  forgetDraft(waiting);
  dropWaiting(key);
  return 'reference' in answer ? answer.reference : null;
}
