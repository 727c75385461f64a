import { OPTIONAL_CATEGORIES, type OptionalCategory, type OptionalChoice } from './consent';

/* Scripts of others, which load only with a consent: what they are told of it, and what they leave in the browser. */

/** Google's consent mode, version 2: its four signals. */
export function consentSignals({ analytics, marketing }: OptionalChoice) {
  const word = (on: boolean) => (on ? 'granted' : 'denied');
  return { analytics_storage: word(analytics), ad_storage: word(marketing), ad_user_data: word(marketing), ad_personalization: word(marketing) } as const;
}

/** The cookies on our own domain that each category brings; YouTube's are its own, out of our reach. */
const COOKIES: Partial<Record<OptionalCategory, RegExp>> = { analytics: /^_(ga$|ga_|gid$|gat)/, marketing: /^_(gcl|gac)/ };

/** What each category keeps in local storage. */
const KEYS: Partial<Record<OptionalCategory, readonly string[]>> = { marketing: ['_gcl_ls'] };

const refused = (allowed: OptionalChoice) => OPTIONAL_CATEGORIES.filter((category) => !allowed[category]);

/** Those of the named cookies that belong to a category which is not allowed. */
export const unwantedCookies = (names: readonly string[], allowed: OptionalChoice): string[] => names.filter((name) => refused(allowed).some((category) => COOKIES[category]?.test(name)));

/** The keys of local storage that belong to a category which is not allowed. */
export const unwantedKeys = (allowed: OptionalChoice): string[] => refused(allowed).flatMap((category) => KEYS[category] ?? []);
