import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Returns focus to its origin when a region that contains it is removed, or otherwise to the page's content, so that Tab continues from there.
 * @returns focus handler for the region
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
