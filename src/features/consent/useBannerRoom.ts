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
      // Both are read before either is written: what stands on the root is a matter of the whole page's styles.
      const height = banner.current?.offsetHeight ?? 0;
      const bar = getComputedStyle(document.body).paddingBottom;
      style.setProperty(BANNER_HEIGHT, `${height}px`);
      style.setProperty(BAR_HEIGHT, bar);
    };
    // In the next frame, before it is painted: what is measured here changes the size of the body, and asked for at once it would have
    // the whole page laid out twice.
    let frame = 0;
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    // The room that the body keeps changes the one box or the other, depending on whether the page fills the screen.
    const observers = (['border-box', 'content-box'] as const).map((box) => {
      const observer = new ResizeObserver(measureSoon);
      for (const element of [banner.current, document.body]) if (element) observer.observe(element, { box });
      return observer;
    });
    measureSoon();
    return () => {
      for (const observer of observers) observer.disconnect();
      cancelAnimationFrame(frame);
      for (const name of [BANNER_HEIGHT, BAR_HEIGHT]) style.removeProperty(name);
    };
  }, [banner]);
}
