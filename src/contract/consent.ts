/* Cookie consent (SPEC section 4; Québec's Law 25): only necessary cookies without a choice, and a choice is valid for a year. */

export const CONSENT_LEVELS = ['none', 'necessary', 'all'] as const;
export type ConsentLevel = (typeof CONSENT_LEVELS)[number];

export const OPTIONAL_CATEGORIES = ['analytics', 'marketing', 'functional'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

/** Choice of the visitor for the categories that can be rejected. */
export type OptionalChoice = Readonly<Record<OptionalCategory, boolean>>;
export type Preferences = OptionalChoice & { readonly necessary: true };

export interface Consent {
  level: ConsentLevel;
  /** Effective permissions: the custom record if there is one, otherwise those of the level. */
  preferences: Preferences;
  /** Time of the choice, in milliseconds. */
  timestamp: number | null;
  /** Stored only when some, but not all, optional categories are granted. */
  custom: Preferences | null;
}

/** Incremented when the categories change, so that visitors with an older consent are asked again. */
export const CONSENT_VERSION = 1;

const DAY_MS = 86_400_000;
/** Validity of the cookie and its consent, in days. */
export const CONSENT_DAYS = 365;
export const CONSENT_MS = CONSENT_DAYS * DAY_MS;
export const BANNER_DELAY_MS = 1000;
export const BANNER_FADE_MS = 300;

export const EVERYTHING: OptionalChoice = { analytics: true, marketing: true, functional: true };
export const NECESSARY_ONLY: OptionalChoice = { analytics: false, marketing: false, functional: false };

const withNecessary = ({ analytics, marketing, functional }: OptionalChoice): Preferences => ({ necessary: true, analytics, marketing, functional });

export const NO_CONSENT: Consent = { level: 'none', preferences: withNecessary(NECESSARY_ONLY), timestamp: null, custom: null };

/** Builds the consent for a choice: level all for all categories, necessary with a custom record for some, and necessary for none. */
export function consentOf(choice: OptionalChoice, timestamp: number): Consent {
  const preferences = withNecessary(choice);
  const granted = OPTIONAL_CATEGORIES.filter((category) => choice[category]).length;
  const some = granted > 0 && granted < OPTIONAL_CATEGORIES.length;
  return { level: granted === OPTIONAL_CATEGORIES.length ? 'all' : 'necessary', preferences, timestamp, custom: some ? preferences : null };
}

/** Serializes a consent for its cookie: version, level, timestamp, and the categories of a custom choice. Empty without a consent. */
export function writeConsent({ level, timestamp, custom }: Consent): string {
  if (level === 'none' || timestamp === null) return '';
  const allowed = custom && OPTIONAL_CATEGORIES.filter((category) => custom[category]).join('-');
  return [CONSENT_VERSION, level, timestamp, ...(allowed ? [allowed] : [])].join('.');
}

/** Parses the consent in a cookie. A value that this version did not write is no consent. */
export function parseConsent(text: string | null): Consent {
  const [, level, timestamp, allowed] = text?.split('.') ?? [];
  const custom = allowed?.split('-') ?? [];
  const isOn = (category: OptionalCategory) => level === 'all' || custom.includes(category);
  const consent = consentOf({ analytics: isOn('analytics'), marketing: isOn('marketing'), functional: isOn('functional') }, Number(timestamp));
  return Number.isSafeInteger(consent.timestamp) && writeConsent(consent) === text ? consent : NO_CONSENT;
}

/** Whether the visitor must be asked: no choice, a choice more than a year old, or one with a timestamp in the future. */
export const isConsentMissing = ({ level, timestamp }: Consent, now: number): boolean =>
  level === 'none' || timestamp === null || now - timestamp > CONSENT_MS || timestamp - now > DAY_MS;

/** Returns the effective consent at a time, or no consent once it has expired. */
export const validConsent = (consent: Consent, now: number): Consent => (isConsentMissing(consent, now) ? NO_CONSENT : consent);
