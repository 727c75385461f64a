import type { SwiperOptions } from 'swiper/types';

/** How the carousel turns: one picture fades into the next, round and round when there is more than one. */
export const swiperOptions = (count: number, still: boolean) =>
  ({
    effect: 'fade',
    fadeEffect: { mode: 'cross-fade' },
    slidesPerView: 1,
    loop: count > 1,
    allowTouchMove: count > 1,
    speed: still ? 0 : 600,
  }) satisfies SwiperOptions;

/** The bullets that show: the one of the slide and two on either side, fewer at the ends. */
export const BULLETS_SHOWN = 5;

/** The first bullet of those that show. */
export const firstBullet = (active: number, count: number): number => Math.max(0, Math.min(active - Math.floor(BULLETS_SHOWN / 2), count - BULLETS_SHOWN));

/** How large a bullet is, of 1: smaller with its distance from the slide that shows. */
export const bulletScale = (distance: number): number => [1, 0.7, 0.45][Math.abs(distance)] ?? 0.3;
