/** Storage keys of the site in the browser. */
export const STORAGE_KEYS = {
  token: 'authToken',
  user: 'user',
  sessionTimestamp: 'sessionTimestamp',
  role: 'userRole',
  isAdmin: 'isAdmin',
  isMember: 'isMember',
  language: 'language',
  consent: 'cookieConsent',
  consentTimestamp: 'cookieConsentTimestamp',
  consentPreferences: 'cookiePreferences',
  content: 'contentCache',
  contentTimestamp: 'contentCacheTimestamp',
  scheme: 'scheme',
  bookingDraft: 'bookingDraft',
  contactDraft: 'contactDraft',
  yourEventDraft: 'yourEventDraft',
  builderDraft: 'builderDraft',
  bookingWizardDraft: 'bookingWizardDraft',
  profileDraft: 'profileDraft',
  lastUsername: 'lastUsername',
  adminDrafts: 'adminDrafts',
  adminColumns: 'adminColumns',
  writings: 'writings',
  waiting: 'waitingToBeSent',
} as const;

/** Keys of unsent form data, which is deleted on logout. */
export const DRAFT_KEYS = [STORAGE_KEYS.bookingDraft, STORAGE_KEYS.contactDraft, STORAGE_KEYS.yourEventDraft, STORAGE_KEYS.builderDraft, STORAGE_KEYS.bookingWizardDraft, STORAGE_KEYS.profileDraft, STORAGE_KEYS.writings] as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** Returns the stored text, or null when it is missing or storage is blocked. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or deletes the key with null. A full or blocked storage fails silently, because stored data is only a convenience. */
export function store(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private mode, quota or policy: the page works without storage.
  }
}

/** Returns stored JSON that passes the check. A corrupt value is deleted and reads as null. */
export function readStoredJson<Value>(key: StorageKey, check: (value: unknown) => value is Value): Value | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (check(value)) return value;
  } catch {
    // Corrupt JSON: falls through to the deletion.
  }
  store(key, null);
  return null;
}
