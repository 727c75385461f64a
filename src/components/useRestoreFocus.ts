import { useEffect, useRef, useState } from 'react';

/**
 * Moves focus to a permanent element after an action that may remove the focused control.
 * @returns the element's ref, and a function to call after the action
 */
export function useRestoreFocus<Stays extends HTMLElement = HTMLHeadingElement>() {
  const stays = useRef<Stays>(null);
  const [times, setTimes] = useState(0);
  // Runs in an effect, after a closing dialog has restored focus to its opener.
  useEffect(() => {
    if (times > 0) stays.current?.focus();
  }, [times]);
  return [stays, () => setTimes((before) => before + 1)] as const;
}
