import { useEffect, useState, type RefObject } from 'react';
import { NEAR_MARGIN_PX, NEAR_THRESHOLD } from '../contract/mediaPlace';

/** When an element counts as near: 200 px around the screen, and a hundredth of it. */
export const NEAR: IntersectionObserverInit = { rootMargin: `${NEAR_MARGIN_PX}px`, threshold: NEAR_THRESHOLD };

/** Waits until an element comes near the screen, or upon it with other options. @returns the way to wait no longer */
export function whenNear(element: Element, then: () => void, options: IntersectionObserverInit = NEAR): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    then();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an element has come near the screen; true for good from then on, so that what it holds may load. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => (element.current ? whenNear(element.current, () => setNear(true)) : undefined), [element]);
  return near;
}
