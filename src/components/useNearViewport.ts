import { useEffect, useState, type RefObject } from 'react';
import { NEAR_MARGIN_PX, NEAR_THRESHOLD } from '../contract/mediaPlaceholder';

/** Observer options for "near": within 200 px of the viewport, with a hundredth of the element. */
export const NEAR_VIEWPORT: IntersectionObserverInit = { rootMargin: `${NEAR_MARGIN_PX}px`, threshold: NEAR_THRESHOLD };

/**
 * Calls back once an element comes near the viewport, or as defined by other options.
 * @returns an unsubscribe function
 */
export function onNearViewport(element: Element, then: () => void, options: IntersectionObserverInit = NEAR_VIEWPORT): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    then();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Events that indicate a user's interaction. */
const INTERACTION_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** Like `onNearViewport`, but also calls back on the first interaction, because keyboard users must find the content in place when they reach it. */
export function onNearViewportOrInteraction(element: Element, then: () => void, options: IntersectionObserverInit = NEAR_VIEWPORT): () => void {
  const left = new AbortController();
  const leave = () => {
    left.abort();
    farFrom();
  };
  const wanted = () => {
    leave();
    then();
  };
  const farFrom = onNearViewport(element, wanted, options);
  for (const sign of INTERACTION_EVENTS) addEventListener(sign, wanted, { capture: true, passive: true, signal: left.signal });
  return leave;
}

/**
 * Whether an element has come near the viewport. Stays true, so that lazy content can load.
 * @param wait alternative trigger, such as `onNearViewportOrInteraction`
 */
export function useNearViewport(element: RefObject<Element | null>, wait: typeof onNearViewport = onNearViewport): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => (element.current ? wait(element.current, () => setNear(true)) : undefined), [element, wait]);
  return near;
}
