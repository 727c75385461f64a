import type { SwiperOptions } from 'swiper/types';

/** Swiper options: cross-fade, and a loop when there is more than one slide. */
export const swiperOptions = (count: number, still: boolean) =>
  ({
    effect: 'fade',
    fadeEffect: { mode: 'cross-fade' },
    slidesPerView: 1,
    loop: count > 1,
    allowTouchMove: count > 1,
    speed: still ? 0 : 600,
  }) satisfies SwiperOptions;

/** Number of visible bullets: the active one and two on either side. At the ends, the window shifts. */
export const BULLETS_SHOWN = 5;

/** Index of the first visible bullet. */
export const firstBullet = (active: number, count: number): number => Math.max(0, Math.min(active - Math.floor(BULLETS_SHOWN / 2), count - BULLETS_SHOWN));

/** Scale of a bullet, from 0 to 1. Decreases with the distance from the active slide. */
export const bulletScale = (distance: number): number => [1, 0.7, 0.45][Math.abs(distance)] ?? 0.3;
