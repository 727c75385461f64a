import { allowedNow, subscribeConsent } from '../../api/consent';
import { NECESSARY_ONLY } from '../../contract/consent';
import { consentSignals } from '../../contract/trackers';

declare global {
  interface ImportMetaEnv {
    /** Public id of the owner's Google tag. Without it, nothing is measured. */
    readonly VITE_TAG_ID?: string;
  }
  interface Window {
    dataLayer?: unknown[];
  }
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string };
}

const TAG = 'https://www.googletagmanager.com/gtag/js?id=';

let state: 'absent' | 'present' | 'refused' = 'absent';
let lastPage: string | null = null;

/** Pushes a command for Google's script, which accepts only an `arguments` object. */
function pushCommand(..._command: readonly unknown[]): void {
  (window.dataLayer ??= []).push(arguments);
}

/** Trusted Types: the content policy allows script URLs only through a policy of this name. */
function trustedAddress(address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const rules = {
    createScriptURL: (url: string) => {
      if (!url.startsWith(TAG)) throw new TypeError('Only the tag');
      return url;
    },
  };
  return trustedTypes.createPolicy('tag', rules).createScriptURL(address);
}

/** Forwards the consent, and disables analytics entirely when it is refused, because consent mode alone would still send pings. */
function follow(id: string): void {
  const allowed = allowedNow();
  Reflect.set(window, `ga-disable-${id}`, !allowed.analytics);
  pushCommand('consent', 'update', consentSignals(allowed));
  if (!allowed.analytics) lastPage = null;
}

/** Strips the query, the hash and any request or seat token from a URL, because none of them may be disclosed. */
const bare = (address: string): string => address.replace(/[?#].*$/s, '').replace(/(\/\w\w\/(?:demande|request|places)\/).*$/s, '$1');

/**
 * Loads the script once, after the first grant.
 * @returns whether the script is loaded
 */
function start(): boolean {
  const id = import.meta.env.VITE_TAG_ID;
  if (!id || state !== 'absent') return state === 'present';
  const { analytics, marketing } = allowedNow();
  if (!analytics && !marketing) return false;
  const script = document.createElement('script');
  try {
    script.src = trustedAddress(TAG + encodeURIComponent(id));
  } catch {
    // The content policy does not allow the tag, so the site continues without it.
    state = 'refused';
    return false;
  }
  state = 'present';
  script.async = true;
  pushCommand('consent', 'default', consentSignals(NECESSARY_ONLY));
  pushCommand('set', { ads_data_redaction: true, page_location: bare(location.href), page_referrer: bare(document.referrer) });
  follow(id);
  subscribeConsent(() => follow(id));
  pushCommand('js', new Date());
  pushCommand('config', id, { send_page_view: false });
  document.head.append(script);
  return true;
}

const mayMeasure = (): boolean => start() && allowedNow().analytics;

/**
 * Tracks a page view once the page is shown, only with consent.
 * @param path path of the page; admin pages are ignored
 */
export function trackPage(path: string): void {
  if (!mayMeasure() || /^\/\w\w\/admin(\/|$)/.test(path)) return;
  const page = location.origin + bare(path);
  if (page === lastPage) return;
  lastPage = page;
  pushCommand('set', { page_location: page });
  pushCommand('event', 'page_view');
}

/**
 * Tracks an event, only with consent.
 * @param fields non-personal data only
 */
export function trackEvent(name: string, fields: Readonly<Record<string, string | number | boolean>> = {}): void {
  if (mayMeasure()) pushCommand('event', name, fields);
}
