import type { StorageManager } from '@mui/material/styles';
import { readStored, STORAGE_KEYS, store } from './storage';

/** Temporary scheme that the script in the head of `index.html` has already painted the page in. */
let temporaryScheme = globalThis.document?.documentElement.dataset['temporaryScheme'] ?? null;

/**
 * Sets a scheme that is shown without having been chosen, so that it is not stored; null ends this. @returns whether a temporary scheme was set
 * before
 */
export function setTemporaryScheme(scheme: string | null): boolean {
  const before = temporaryScheme;
  temporaryScheme = scheme;
  return before !== null;
}

const OUTSIDE = ['storage', 'pageshow'] as const;

/** Stores the visitor's colour scheme under our own key. The script in `index.html` reads the same key before the first paint. */
export const schemeStorage: StorageManager = ({ key }) => ({
  // MUI also stores a scheme name per mode. Our schemes are the modes themselves, so only the mode is stored.
  get: (otherwise: unknown) => (key.endsWith('mode') ? (readStored(STORAGE_KEYS.scheme) ?? temporaryScheme ?? otherwise) : otherwise),
  set: (value: unknown) => {
    if (!key.endsWith('mode') || value === 'system' || value === temporaryScheme) return;
    temporaryScheme = null;
    store(STORAGE_KEYS.scheme, String(value));
  },
  // Reports the stored scheme immediately, because another tab may have changed it before hydration or while the page was in the back/forward cache.
  subscribe: (handler) => {
    if (!key.endsWith('mode')) return () => {};
    const notify = () => handler(readStored(STORAGE_KEYS.scheme) ?? temporaryScheme);
    for (const event of OUTSIDE) window.addEventListener(event, notify);
    notify();
    return () => {
      for (const event of OUTSIDE) window.removeEventListener(event, notify);
    };
  },
});
