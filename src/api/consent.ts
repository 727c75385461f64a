import { useSyncExternalStore } from 'react';
import { NO_CONSENT, parseConsent, validConsent, writeConsent, type Consent, type Preferences } from '../contract/consent';
import { cookieSoon, readCookie } from './cookies';
import { STORAGE_KEYS } from './storage';

/*
 * The visitor's consent, as every page needs it from the start; choosing is in `decideConsent.ts`. The cookie is the truth.
 * Local storage mirrors it, which tells the other tabs that it changed.
 */

let current: Consent | null = null;
const listeners = new Set<() => void>();

const inCookie = (): Consent => parseConsent(readCookie(STORAGE_KEYS.consent));

/** The consent that counts right now. */
export const readConsent = (): Consent => validConsent((current ??= inCookie()), Date.now());

/** What is allowed right now. */
export const allowedNow = (): Preferences => readConsent().preferences;

/** Puts a consent in place of another, for this page, and tells whoever follows it. */
export function replaceConsent(consent: Consent): void {
  current = consent;
  for (const listener of listeners) listener();
}

/** Looks at the cookie again: another tab may have changed it. */
export function rereadConsent(): void {
  const found = inCookie();
  if (!current || writeConsent(found) !== writeConsent(current)) replaceConsent(found);
}

const OUTSIDE = ['storage', 'pageshow'] as const;

/** Another tab wrote, or the page comes back as it was left; one that was just loaded has nothing to look at again. */
const look = (event: Event) => {
  if (!('persisted' in event && event.persisted === false)) rereadConsent();
};

/** Calls back whenever the consent changes, in this tab or another. @returns the way to stop */
export function subscribeConsent(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of OUTSIDE) window.addEventListener(event, look);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of OUTSIDE) window.removeEventListener(event, look);
  };
}

/** Reads the cookie for the first time, while the page goes on. */
async function readFirst(): Promise<void> {
  const found = parseConsent(await cookieSoon(STORAGE_KEYS.consent));
  if (!current) replaceConsent(found);
}

/** As `subscribeConsent`, and sees to it that the cookie is read. */
function followConsent(listener: () => void): () => void {
  if (!current) void readFirst();
  return subscribeConsent(listener);
}

/** The visitor's consent; null until it is known, and as long as the page has to look as the server wrote it. */
export const useConsent = (): Consent | null =>
  useSyncExternalStore(
    followConsent,
    () => current && readConsent(),
    () => null,
  );

/** Whether videos may load from YouTube without a click. */
export const useMayEmbed = (): boolean => (useConsent() ?? NO_CONSENT).preferences.functional;
