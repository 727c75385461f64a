import { allowedNow, subscribeConsent } from '../../api/consent';
import { NECESSARY_ONLY } from '../../contract/consent';
import { consentSignals } from '../../contract/trackers';

declare global {
  interface ImportMetaEnv {
    /** The public name of the owner's Google tag; without one nothing is ever measured. */
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

/** Speaks to Google's script, which reads `arguments` and no other list. */
function tell(..._command: readonly unknown[]): void {
  (window.dataLayer ??= []).push(arguments);
}

/** The content policy lets a script be named only by a policy of this name. */
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

/** Passes the consent on, and shuts the measuring off outright when it is refused: consent mode alone would still send pings. */
function follow(id: string): void {
  const allowed = allowedNow();
  Reflect.set(window, `ga-disable-${id}`, !allowed.analytics);
  tell('consent', 'update', consentSignals(allowed));
  if (!allowed.analytics) lastPage = null;
}

/** An address without what follows the path, or the token of a request or of seats that stands in it: neither must be told to anyone. */
const bare = (address: string): string => address.replace(/[?#].*$/s, '').replace(/(\/\w\w\/(?:demande|request|places)\/).*$/s, '$1');

/** Brings the script in, once, after a first grant. @returns whether it is there */
function start(): boolean {
  const id = import.meta.env.VITE_TAG_ID;
  if (!id || state !== 'absent') return state === 'present';
  const { analytics, marketing } = allowedNow();
  if (!analytics && !marketing) return false;
  const script = document.createElement('script');
  try {
    script.src = trustedAddress(TAG + encodeURIComponent(id));
  } catch {
    // The content policy does not know the tag: the site goes on without.
    state = 'refused';
    return false;
  }
  state = 'present';
  script.async = true;
  tell('consent', 'default', consentSignals(NECESSARY_ONLY));
  tell('set', { ads_data_redaction: true, page_location: bare(location.href), page_referrer: bare(document.referrer) });
  follow(id);
  subscribeConsent(() => follow(id));
  tell('js', new Date());
  tell('config', id, { send_page_view: false });
  document.head.append(script);
  return true;
}

const mayMeasure = (): boolean => start() && allowedNow().analytics;

/** Counts a page once it is shown; does nothing without a grant. @param path its path; the owner's own pages count for nothing */
export function trackPage(path: string): void {
  if (!mayMeasure() || /^\/\w\w\/admin(\/|$)/.test(path)) return;
  const page = location.origin + bare(path);
  if (page === lastPage) return;
  lastPage = page;
  tell('set', { page_location: page });
  tell('event', 'page_view');
}

/** Counts something that happened; does nothing without a grant. @param fields plain facts, never about a person */
export function trackEvent(name: string, fields: Readonly<Record<string, string | number | boolean>> = {}): void {
  if (mayMeasure()) tell('event', name, fields);
}
