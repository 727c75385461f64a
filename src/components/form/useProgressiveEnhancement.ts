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
  const [loaded, setLoaded] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const plain = document.getElementById(id);
    if (!plain) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    // Urgent, so that a focus that comes while the picker is being rendered keeps the native input.
    plain.addEventListener('focus', () => setFocused(true), { signal });
    // Renders in interruptible transitions, because a picker is expensive to render.
    plain.addEventListener('blur', () => startTransition(() => setFocused(false)), { signal });
    const replace = () => {
      if (signal.aborted) return;
      startTransition(() => {
        // The input may have been focused before hydration, when it had no listener.
        setFocused(plain === document.activeElement);
        setLoaded(true);
      });
    };
    const leave = onNearViewportOrInteraction(plain, () => void fetchCode().then(replace, () => {}), SEEN);
    return () => {
      leave();
      gone.abort();
    };
  }, [id, fetchCode]);
  return loaded && !focused;
}
