import { CONSENT_DAYS, consentOf, writeConsent, type OptionalChoice } from '../contract/consent';
import { unwantedCookies, unwantedKeys } from '../contract/trackers';
import { allowedNow, replaceConsent } from './consent';
import { cookieNames, removeCookie, writeCookie } from './cookies';
import { STORAGE_KEYS, store, type StorageKey } from './storage';

/** Deletes cookies and storage keys of third-party scripts that are not, or no longer, allowed. */
export function removeDisallowedTrackers(): void {
  const allowed = allowedNow();
  for (const name of unwantedCookies(cookieNames(), allowed)) removeCookie(name);
  // Third-party keys, not a `StorageKey`, but deleted through the same function.
  for (const key of unwantedKeys(allowed)) store(key as StorageKey, null);
}

/** Stores the visitor's choice in place of any earlier one. */
export function saveConsent(choice: OptionalChoice): void {
  const consent = consentOf(choice, Date.now());
  writeCookie(STORAGE_KEYS.consent, writeConsent(consent), CONSENT_DAYS);
  store(STORAGE_KEYS.consent, consent.level);
  store(STORAGE_KEYS.consentPreferences, consent.custom && JSON.stringify(consent.custom));
  store(STORAGE_KEYS.consentTimestamp, String(consent.timestamp));
  // Subscribers stop measuring before their cookies are deleted; otherwise they would write the cookies again.
  replaceConsent(consent);
  removeDisallowedTrackers();
}
