import { startTransition, useEffect, useState } from 'react';
import { onNearViewportOrInteraction } from '../useNearViewport';

/** Loads the code only once the field is visible, which keeps it out of the initial load. */
const SEEN: IntersectionObserverInit = {};

/**
 * Whether the picker may replace the native input. Requires that the input has been visible or the user has interacted with the page, that the code
 * has loaded, and that the native input is not focused, because the user would lose focus and a partial date. The native input stays if the code
 * fails to load.
 */
export function useProgressiveEnhancement(id: string, fetchCode: () => Promise<unknown>): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const replace = () => {
      // Renders in an interruptible transition, because a picker is expensive to render.
      if (!gone.signal.aborted) startTransition(() => setReady(true));
    };
    const arrived = () => {
      const plain = document.getElementById(id);
      if (plain !== null && plain === document.activeElement) plain.addEventListener('blur', replace, { once: true, signal: gone.signal });
      else replace();
    };
    const plain = document.getElementById(id);
    const leave = plain ? onNearViewportOrInteraction(plain, () => void fetchCode().then(arrived, () => {}), SEEN) : () => {};
    return () => {
      leave();
      gone.abort();
    };
  }, [id, fetchCode]);
  return ready;
}
