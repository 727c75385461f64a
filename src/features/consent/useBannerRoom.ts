import { useLayoutEffect, type RefObject } from 'react';

/** How high the banner is, and how high the bar is that a page keeps along its lower edge: for the styles that make room. */
export const BANNER_HEIGHT = '--consent-height';
export const BAR_HEIGHT = '--consent-bar';

/**
 * Measures the banner, and the room that the page already keeps free below its last line for a bar of its own (the price of
 * a booking), so that the banner stands above that bar and the page can be scrolled to its end above the banner.
 */
export function useBannerRoom(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty(BANNER_HEIGHT, `${banner.current?.offsetHeight ?? 0}px`);
      style.setProperty(BAR_HEIGHT, getComputedStyle(document.body).paddingBottom);
    };
    // In the next frame: what is measured here changes the size of the body.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    for (const element of [banner.current, document.body]) if (element) observer.observe(element, { box: 'border-box' });
    measure();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      for (const name of [BANNER_HEIGHT, BAR_HEIGHT]) style.removeProperty(name);
    };
  }, [banner]);
}
