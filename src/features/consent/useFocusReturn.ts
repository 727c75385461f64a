import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Gives the focus back to where it came from when a region that holds it goes away, or else to the page's content: the Tab
 * key goes on from there.
 * @returns what listens to the focus that enters the region
 */
export function useFocusReturn(region: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const origin = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = region.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const target = origin.current?.isConnected ? origin.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [region]);
  return ({ relatedTarget, currentTarget }) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
}
