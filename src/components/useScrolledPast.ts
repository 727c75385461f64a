import { useEffect, useState } from 'react';

const EVENTS = ['scroll', 'resize'] as const;

/**
 * Whether the page is scrolled further down than a limit. It is asked from the first frame on: sooner, the question would lay the page out
 * once more. @param limit in pixels of CSS; the same function at every render
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
