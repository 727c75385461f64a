import { startTransition, useEffect, useState } from 'react';
import { whenWanted } from '../useNearView';

/** Not before it is seen: what nobody has come to yet is in no visitor's first load. */
const SEEN: IntersectionObserverInit = {};

/**
 * Whether a field that does more may stand in the place of the browser's own: that one has been seen or somebody is at work on the
 * page, the code has arrived, and nobody is in the plain one, who would lose the focus and half a date. When the code cannot be
 * fetched, the plain field stays.
 */
export function useRicher(id: string, fetchCode: () => Promise<unknown>): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const replace = () => {
      // In steps that let a key go first: a picker is much to draw.
      if (!gone.signal.aborted) startTransition(() => setReady(true));
    };
    const arrived = () => {
      const plain = document.getElementById(id);
      if (plain !== null && plain === document.activeElement) plain.addEventListener('blur', replace, { once: true, signal: gone.signal });
      else replace();
    };
    const plain = document.getElementById(id);
    const leave = plain ? whenWanted(plain, () => void fetchCode().then(arrived, () => {}), SEEN) : () => {};
    return () => {
      leave();
      gone.abort();
    };
  }, [id, fetchCode]);
  return ready;
}
