import { OPTIONAL_CATEGORIES, type OptionalCategory, type OptionalChoice } from './consent';

/* Third-party scripts, which load only with consent: the consent signals they receive, and the cookies and storage keys they leave in the browser. */

/** Returns the four signals of Google consent mode, version 2. */
export function consentSignals({ analytics, marketing }: OptionalChoice) {
  const consentState = (on: boolean) => (on ? 'granted' : 'denied');
  return { analytics_storage: consentState(analytics), ad_storage: consentState(marketing), ad_user_data: consentState(marketing), ad_personalization: consentState(marketing) } as const;
}

/** First-party cookies that each category sets. YouTube's cookies belong to its own domain and cannot be deleted from here. */
const COOKIES: Partial<Record<OptionalCategory, RegExp>> = { analytics: /^_(ga$|ga_|gid$|gat)/, marketing: /^_(gcl|gac)/ };

/** `localStorage` keys that each category sets. */
const KEYS: Partial<Record<OptionalCategory, readonly string[]>> = { marketing: ['_gcl_ls'] };

const refused = (allowed: OptionalChoice) => OPTIONAL_CATEGORIES.filter((category) => !allowed[category]);

/** Returns the given cookies that belong to a category without consent. */
export const unwantedCookies = (names: readonly string[], allowed: OptionalChoice): string[] => names.filter((name) => refused(allowed).some((category) => COOKIES[category]?.test(name)));

/** Returns the `localStorage` keys that belong to a category without consent. */
export const unwantedKeys = (allowed: OptionalChoice): string[] => refused(allowed).flatMap((category) => KEYS[category] ?? []);
