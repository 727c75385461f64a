import { CONSENT_DAYS, consentOf, writeConsent, type OptionalChoice } from '../contract/consent';
import { unwantedCookies, unwantedKeys } from '../contract/trackers';
import { allowedNow, replaceConsent } from './consent';
import { cookieNames, removeCookie, writeCookie } from './cookies';
import { STORAGE_KEYS, store, type StorageKey } from './storage';

/** Removes what the scripts of others left in the browser and may not keep, or no longer. */
export function sweep(): void {
  const allowed = allowedNow();
  for (const name of unwantedCookies(cookieNames(), allowed)) removeCookie(name);
  // Not our names, but the same door.
  for (const key of unwantedKeys(allowed)) store(key as StorageKey, null);
}

/** Keeps what the visitor chose, in place of whatever was chosen before. */
export function decide(choice: OptionalChoice): void {
  const consent = consentOf(choice, Date.now());
  writeCookie(STORAGE_KEYS.consent, writeConsent(consent), CONSENT_DAYS);
  store(STORAGE_KEYS.consent, consent.level);
  store(STORAGE_KEYS.consentPreferences, consent.custom && JSON.stringify(consent.custom));
  store(STORAGE_KEYS.consentTimestamp, String(consent.timestamp));
  // Whoever measures falls silent before its cookies go, or it would write them again.
  replaceConsent(consent);
  sweep();
}
