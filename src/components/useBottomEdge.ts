import { useEffect, useState } from 'react';

/** How much room the page keeps free along its lower edge for bars of its own, in pixels: what floats there stands above it. */
export function useBottomEdge(): number {
  const [edge, setEdge] = useState(0);
  useEffect(() => {
    const measure = () => setEdge(Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0);
    // The room that the body keeps changes the one box or the other, depending on whether the page fills the screen.
    const observers = (['border-box', 'content-box'] as const).map((box) => {
      const observer = new ResizeObserver(measure);
      observer.observe(document.body, { box });
      return observer;
    });
    return () => observers.forEach((observer) => observer.disconnect());
  }, []);
  return edge;
}
