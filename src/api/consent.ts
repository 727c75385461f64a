import { useSyncExternalStore } from 'react';
import { allowedBy, CONSENT_DAYS, consentOf, parseConsent, unwantedCookies, writeConsent, type Consent, type OptionalChoice } from '../contract/consent';
import { cookieNames, readCookie, removeCookie, writeCookie } from './cookies';
import { STORAGE_KEYS, store, type StorageKey } from './storage';

/*
 * The visitor's consent. The cookie is the truth; local storage mirrors it, which also tells the other tabs that it changed.
 */

/** What Google's advertising tag keeps in local storage on its own. */
const MARKETING_KEYS: readonly string[] = ['_gcl_ls'];

let current: Consent | null = null;
const listeners = new Set<() => void>();

export const readConsent = (): Consent => (current ??= parseConsent(readCookie(STORAGE_KEYS.consent)));

/** What is allowed right now. */
export const allowedNow = () => allowedBy(readConsent(), Date.now());

/** Removes what other scripts left behind without a permission. */
function sweep(): void {
  const allowed = allowedNow();
  for (const name of unwantedCookies(cookieNames(), allowed)) removeCookie(name);
  if (!allowed.marketing) for (const key of MARKETING_KEYS) store(key as StorageKey, null);
}

function change(consent: Consent): void {
  current = consent;
  // Whoever measures falls silent before its cookies go, or it would write them again.
  for (const listener of listeners) listener();
  sweep();
}

/** Keeps what the visitor chose, in place of whatever was chosen before. */
export function decide(choice: OptionalChoice): void {
  const consent = consentOf(choice, Date.now());
  writeCookie(STORAGE_KEYS.consent, writeConsent(consent), CONSENT_DAYS);
  store(STORAGE_KEYS.consent, consent.level);
  store(STORAGE_KEYS.consentPreferences, consent.custom && JSON.stringify(consent.custom));
  store(STORAGE_KEYS.consentTimestamp, String(consent.timestamp));
  change(consent);
}

/** Looks at the cookie again: another tab may have changed it. */
export function rereadConsent(): void {
  const found = parseConsent(readCookie(STORAGE_KEYS.consent));
  if (!current || writeConsent(found) !== writeConsent(current)) change(found);
}

const OUTSIDE = ['storage', 'pageshow'] as const;

/** Calls back whenever the consent changes, in this tab or another. @returns the way to stop */
export function subscribeConsent(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const event of OUTSIDE) window.addEventListener(event, rereadConsent);
    // What a consent of more than a year ago has left.
    sweep();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of OUTSIDE) window.removeEventListener(event, rereadConsent);
  };
}

/** The visitor's consent; null as long as the page has to look as the server wrote it. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribeConsent, readConsent, () => null);

/** Whether videos may load from YouTube without a click. */
export const useMayEmbed = (): boolean =>
  useSyncExternalStore(
    subscribeConsent,
    () => allowedNow().functional,
    () => false,
  );
