import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a field that does more may stand in the place of the browser's own: its code has arrived, and nobody is in
 * the plain one, who would lose the focus and half a date. When the code cannot be fetched, the plain field stays.
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
    fetchCode().then(arrived, () => {});
    return () => gone.abort();
  }, [id, fetchCode]);
  return ready;
}
