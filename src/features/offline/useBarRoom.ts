import { useLayoutEffect, type RefObject } from 'react';

/** Where a bar's own foot stands, above whatever a page keeps along its lower edge. */
export const FOOT = '--offline-foot';

/**
 * Makes room for a bar along the lower edge: the bar stands above what the page keeps there itself (the price of a booking),
 * and the page grows by the bar, so that its last line can still be read. What else stands above the lower edge measures
 * the same room and moves up with it.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { body, documentElement: root } = document;
    const fit = () => {
      const { scrollX, scrollY } = window;
      body.style.paddingBottom = '';
      const below = getComputedStyle(body).paddingBottom;
      const height = bar.current?.offsetHeight ?? 0;
      body.style.paddingBottom = `calc(${below} + ${height}px)`;
      root.style.setProperty(FOOT, below);
      root.style.scrollPaddingBottom = `calc(${below} + ${height}px + 24px)`;
      // Without the room, for a moment, a page read at its very end would have slipped.
      if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
    };
    // Where motion is reduced, every change is a transition of a hundredth of a millisecond, and would be read before it began.
    body.style.transitionProperty = 'none';
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fit);
    });
    for (const element of [bar.current, body]) if (element) observer.observe(element, { box: 'border-box' });
    fit();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      body.style.paddingBottom = '';
      body.style.transitionProperty = '';
      root.style.scrollPaddingBottom = '';
      root.style.removeProperty(FOOT);
    };
  }, [bar]);
}
