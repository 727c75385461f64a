import { isLanguage, type Language } from '../../contract/language';

/** Pages that are no useful return path after login. */
const NOWHERE = /^\/(memberLogin|register|forgot-password|reset-password|unauthorized|404)\b/;

/**
 * Returns the path that the user came from before the login redirect, in the current language, or null. Accepts only paths of this site.
 * @param state history state of the location
 */
export function returnPath(state: unknown, language: Language): string | null {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  const [, spoken, rest = ''] = (typeof from === 'string' && /^\/([a-z]{2})((?:[/?#].*)?)$/.exec(from)) || [];
  return isLanguage(spoken) && !NOWHERE.test(rest) ? `/${language}${rest}` : null;
}
