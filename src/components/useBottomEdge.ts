import { useEffect, useState } from 'react';

/** How much room the page keeps free along its lower edge for bars of its own, in pixels: what floats there stands above it. */
export function useBottomEdge(): number {
  const [edge, setEdge] = useState(0);
  useEffect(() => {
    const measure = () => setEdge(Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body, { box: 'border-box' });
    measure();
    return () => observer.disconnect();
  }, []);
  return edge;
}
