import { useEffect, useState } from 'react';

const EVENTS = ['scroll', 'resize'] as const;

/**
 * Whether the page is scrolled past a limit. First measured in the first animation frame, because an earlier read would force an extra layout.
 * @param limit returns the limit in CSS pixels; must be the same function on every render
 */
export function useScrolledPast(limit: () => number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > limit());
    const first = requestAnimationFrame(look);
    for (const event of EVENTS) window.addEventListener(event, look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      for (const event of EVENTS) window.removeEventListener(event, look);
    };
  }, [limit]);
  return past;
}
