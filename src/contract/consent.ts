/* Cookie consent (SPEC section 4; Québec's Law 25): nothing beyond the necessary without a choice, and a choice lasts a year. */

export const CONSENT_LEVELS = ['none', 'necessary', 'all'] as const;
export type ConsentLevel = (typeof CONSENT_LEVELS)[number];

export const OPTIONAL_CATEGORIES = ['analytics', 'marketing', 'functional'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

/** What a visitor says of the categories that can be refused. */
export type OptionalChoice = Readonly<Record<OptionalCategory, boolean>>;
export type Preferences = OptionalChoice & { readonly necessary: true };

export interface Consent {
  level: ConsentLevel;
  /** What is allowed: the custom record where there is one, else what the level says. */
  preferences: Preferences;
  /** When the visitor chose, in milliseconds. */
  timestamp: number | null;
  /** Kept only when some of the optional categories are on. */
  custom: Preferences | null;
}

/** Raised when what is asked changes: older answers are then asked again. */
export const CONSENT_VERSION = 1;

const DAY_MS = 86_400_000;
/** How long the cookie and the consent in it last. */
export const CONSENT_DAYS = 365;
export const CONSENT_MS = CONSENT_DAYS * DAY_MS;
export const BANNER_DELAY_MS = 1000;
export const BANNER_FADE_MS = 300;

export const EVERYTHING: OptionalChoice = { analytics: true, marketing: true, functional: true };
export const NECESSARY_ONLY: OptionalChoice = { analytics: false, marketing: false, functional: false };

const withNecessary = ({ analytics, marketing, functional }: OptionalChoice): Preferences => ({ necessary: true, analytics, marketing, functional });

export const NO_CONSENT: Consent = { level: 'none', preferences: withNecessary(NECESSARY_ONLY), timestamp: null, custom: null };

/** The consent that a choice makes: all of them is the level all; some are the level necessary with a custom record; none is necessary. */
export function consentOf(choice: OptionalChoice, timestamp: number): Consent {
  const preferences = withNecessary(choice);
  const granted = OPTIONAL_CATEGORIES.filter((category) => choice[category]).length;
  const some = granted > 0 && granted < OPTIONAL_CATEGORIES.length;
  return { level: granted === OPTIONAL_CATEGORIES.length ? 'all' : 'necessary', preferences, timestamp, custom: some ? preferences : null };
}

/** A consent as its cookie holds it: version, level, moment, and what a custom choice allows; empty without a consent. */
export function writeConsent({ level, timestamp, custom }: Consent): string {
  if (level === 'none' || timestamp === null) return '';
  const allowed = custom && OPTIONAL_CATEGORIES.filter((category) => custom[category]).join('-');
  return [CONSENT_VERSION, level, timestamp, ...(allowed ? [allowed] : [])].join('.');
}

/** The consent in a cookie. Anything that this version did not write itself is no consent. */
export function parseConsent(text: string | null): Consent {
  const [, level, timestamp, allowed] = text?.split('.') ?? [];
  const custom = allowed?.split('-') ?? [];
  const isOn = (category: OptionalCategory) => level === 'all' || custom.includes(category);
  const consent = consentOf({ analytics: isOn('analytics'), marketing: isOn('marketing'), functional: isOn('functional') }, Number(timestamp));
  return Number.isSafeInteger(consent.timestamp) && writeConsent(consent) === text ? consent : NO_CONSENT;
}

/** Whether the visitor must be asked: never chose, chose more than a year ago, or at a moment that has not come yet. */
export const isConsentMissing = ({ level, timestamp }: Consent, now: number): boolean =>
  level === 'none' || timestamp === null || now - timestamp > CONSENT_MS || timestamp - now > DAY_MS;

/** The consent that counts at a moment: none at all once it is missing. */
export const validConsent = (consent: Consent, now: number): Consent => (isConsentMissing(consent, now) ? NO_CONSENT : consent);
