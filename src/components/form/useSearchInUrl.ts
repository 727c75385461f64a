import { useEffect, useRef, useState } from 'react';

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 250;

/**
 * Search text that is stored in the URL after a pause.
 * @param stored search in the URL
 * @param store writes a search to the URL
 */
export function useSearchInUrl(stored: string, store: (search: string) => void): { typed: string; setTyped: (typed: string) => void } {
  const [typed, setTyped] = useState(stored);
  const [known, setKnown] = useState(stored);
  // The search in the URL has changed for another reason than typing: a link or history navigation.
  if (known !== stored) {
    setKnown(stored);
    if (typed.trim() !== stored) setTyped(stored);
  }
  // Writes to the latest URL, because a filter may be chosen during the debounce.
  const latest = useRef(store);
  useEffect(() => {
    latest.current = store;
  }, [store]);
  useEffect(() => {
    const search = typed.trim();
    if (search === stored) return undefined;
    const { pathname } = window.location;
    const pause = setTimeout(() => {
      // The page of a link that was followed during the debounce may still be loading, and navigating here would cancel it.
      if (window.location.pathname === pathname) latest.current(search);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, stored]);
  return { typed, setTyped };
}
