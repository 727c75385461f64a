import { useSyncExternalStore } from 'react';
import { NO_CONSENT, parseConsent, validConsent, writeConsent, type Consent, type Preferences } from '../contract/consent';
import { readCookieAsync, readCookie } from './cookies';
import { STORAGE_KEYS } from './storage';

/*
 * The visitor's consent, which every page needs at startup; changing it is in `decideConsent.ts`. The cookie is the source of truth.
 * Local storage mirrors the cookie, so that other tabs get a `storage` event.
 */

let current: Consent | null = null;
const listeners = new Set<() => void>();

const inCookie = (): Consent => parseConsent(readCookie(STORAGE_KEYS.consent));

/** Returns the consent that is currently valid. */
export const readConsent = (): Consent => validConsent((current ??= inCookie()), Date.now());

/** Returns the categories that are currently allowed. */
export const allowedNow = (): Preferences => readConsent().preferences;

/** Replaces the consent of this page and notifies its subscribers. */
export function replaceConsent(consent: Consent): void {
  current = consent;
  for (const listener of listeners) listener();
}

/** Reads the cookie again, because another tab may have changed the consent. */
export function rereadConsent(): void {
  const found = inCookie();
  if (!current || writeConsent(found) !== writeConsent(current)) replaceConsent(found);
}

const OUTSIDE = ['storage', 'pageshow'] as const;

/** Handles a write by another tab and a restore from the back/forward cache. A newly loaded page needs no second read. */
const look = (event: Event) => {
  if (!('persisted' in event && event.persisted === false)) rereadConsent();
};

/** Subscribes to consent changes, including those from other tabs. @returns an unsubscribe function */
export function subscribeConsent(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of OUTSIDE) window.addEventListener(event, look);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of OUTSIDE) window.removeEventListener(event, look);
  };
}

/** Reads the cookie for the first time, asynchronously. */
async function readFirst(): Promise<void> {
  const found = parseConsent(await readCookieAsync(STORAGE_KEYS.consent));
  if (!current) replaceConsent(found);
}

/** Subscribes like `subscribeConsent`, and reads the cookie if the consent is still unknown. */
function followConsent(listener: () => void): () => void {
  if (!current) void readFirst();
  return subscribeConsent(listener);
}

/** Returns the visitor's consent, or null until it is known and during hydration, which must match the prerendered HTML. */
export const useConsent = (): Consent | null =>
  useSyncExternalStore(
    followConsent,
    () => current && readConsent(),
    () => null,
  );

/** Whether videos may load from YouTube without a click. */
export const useMayEmbed = (): boolean => (useConsent() ?? NO_CONSENT).preferences.functional;
