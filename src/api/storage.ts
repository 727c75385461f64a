/** The names under which the site keeps things in the browser. */
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

/** What somebody has typed and not sent: gone when they log out. */
export const DRAFT_KEYS = [STORAGE_KEYS.bookingDraft, STORAGE_KEYS.contactDraft, STORAGE_KEYS.yourEventDraft, STORAGE_KEYS.builderDraft, STORAGE_KEYS.bookingWizardDraft, STORAGE_KEYS.profileDraft, STORAGE_KEYS.writings] as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** What is stored; null when nothing is, or when the browser keeps its storage closed. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null. A full or closed storage loses it silently: nothing here is more than a convenience. */
export function store(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private mode, quota, policy: the page goes on without.
  }
}

/** What is stored as JSON and passes the check; anything corrupt is removed and reads as null. */
export function readStoredJson<Value>(key: StorageKey, check: (value: unknown) => value is Value): Value | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (check(value)) return value;
  } catch {
    // Falls through to the removal.
  }
  store(key, null);
  return null;
}
