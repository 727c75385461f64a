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

/** What only somebody who is there does. */
const SIGNS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** As `whenNear`, or as soon as somebody does anything: who goes by keyboard has to find it in its place when they come there. */
export function whenWanted(element: Element, then: () => void, options: IntersectionObserverInit = NEAR): () => void {
  const left = new AbortController();
  const leave = () => {
    left.abort();
    farFrom();
  };
  const wanted = () => {
    leave();
    then();
  };
  const farFrom = whenNear(element, wanted, options);
  for (const sign of SIGNS) addEventListener(sign, wanted, { capture: true, passive: true, signal: left.signal });
  return leave;
}

/** Whether an element has come near the screen; true for good from then on, so that what it holds may load. @param wait another way to wait for it */
export function useNearView(element: RefObject<Element | null>, wait: typeof whenNear = whenNear): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => (element.current ? wait(element.current, () => setNear(true)) : undefined), [element, wait]);
  return near;
}
