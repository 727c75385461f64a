import { useEffect, useState } from 'react';

/** Returns the height of the page's fixed bottom bars, in pixels, so that floating elements stay above them. */
export function useBottomEdge(): number {
  const [edge, setEdge] = useState(0);
  useEffect(() => {
    const measure = () => setEdge(Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0);
    // The body's bottom padding changes either the border box or the content box, depending on whether the page fills the viewport.
    const observers = (['border-box', 'content-box'] as const).map((box) => {
      const observer = new ResizeObserver(measure);
      observer.observe(document.body, { box });
      return observer;
    });
    return () => observers.forEach((observer) => observer.disconnect());
  }, []);
  return edge;
}
