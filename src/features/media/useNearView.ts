import { useEffect, useState, type RefObject } from 'react';
import { NEAR_MARGIN_PX, NEAR_THRESHOLD } from '../../contract/mediaPlace';

/** When an element counts as near: 200 px around the screen, and a hundredth of it. */
export const NEAR: IntersectionObserverInit = { rootMargin: `${NEAR_MARGIN_PX}px`, threshold: NEAR_THRESHOLD };

/** Whether an element has come near the screen; true for good from then on, so that what it holds may load. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setNear(true);
      observer.disconnect();
    }, NEAR);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
