import type { StorageManager } from '@mui/material/styles';
import { readStored, STORAGE_KEYS, store } from './storage';

/** The script in the head of `index.html` has painted a page in it already. */
let lent = globalThis.document?.documentElement.dataset['lent'] ?? null;

/** Names a scheme that is shown without having been chosen, so that it is not kept; null ends that. @returns whether one was lent until now */
export function lendScheme(scheme: string | null): boolean {
  const before = lent;
  lent = scheme;
  return before !== null;
}

const OUTSIDE = ['storage', 'pageshow'] as const;

/** Keeps the visitor's choice of colour scheme under our own name; the script in `index.html` reads the same key before the first paint. */
export const schemeStorage: StorageManager = ({ key }) => ({
  // MUI also asks for a scheme name per mode; ours are the modes themselves, so only the mode is kept.
  get: (otherwise: unknown) => (key.endsWith('mode') ? (readStored(STORAGE_KEYS.scheme) ?? lent ?? otherwise) : otherwise),
  set: (value: unknown) => {
    if (!key.endsWith('mode') || value === 'system' || value === lent) return;
    lent = null;
    store(STORAGE_KEYS.scheme, String(value));
  },
  // What was chosen elsewhere while nobody listened counts as well: before the page was taken over, or while it lay in the browser's history.
  subscribe: (handler) => {
    if (!key.endsWith('mode')) return () => {};
    const tell = () => handler(readStored(STORAGE_KEYS.scheme) ?? lent);
    for (const event of OUTSIDE) window.addEventListener(event, tell);
    tell();
    return () => {
      for (const event of OUTSIDE) window.removeEventListener(event, tell);
    };
  },
});
