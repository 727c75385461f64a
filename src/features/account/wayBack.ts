import { isLanguage, type Language } from '../../contract/language';

/** Screens that nobody wants to come back to once signed in. */
const NOWHERE = /^\/(memberLogin|register|forgot-password|reset-password|unauthorized|404)\b/;

/**
 * Where a person was before they were asked to sign in, in the language they read now; null when they were nowhere.
 * Only an address of this site counts, whatever stands there.
 * @param state what the history keeps beside the address
 */
export function wayBack(state: unknown, language: Language): string | null {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  const [, spoken, rest = ''] = (typeof from === 'string' && /^\/([a-z]{2})((?:[/?#].*)?)$/.exec(from)) || [];
  return isLanguage(spoken) && !NOWHERE.test(rest) ? `/${language}${rest}` : null;
}
