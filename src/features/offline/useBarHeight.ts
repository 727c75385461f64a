import { useLayoutEffect, type RefObject } from 'react';

/** CSS variable for the bar's bottom offset, above anything that a page fixes to its bottom edge. */
export const FOOT = '--offline-foot';

/**
 * Makes room for a bar at the bottom edge. The bar is placed above the page's own fixed elements (the price of a booking), and the page's padding
 * grows by the bar's height, so that the end of the page stays readable. Other elements fixed above the bottom edge use the same offset.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
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
      // Restores the scroll position, because measuring briefly removes the padding, which moves a page that is scrolled to its end.
      if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
    };
    // With reduced motion, every change is a transition of 0.01 ms, and the value would be read before the transition starts.
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
