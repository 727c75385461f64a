import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlideClock } from '../../src/features/media/pausableTimer';
import { BULLETS_SHOWN, bulletScale, firstBullet, swiperOptions } from '../../src/features/media/swiperOptions';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Slide clock for an image of five seconds, with its end callback. */
function makeClock() {
  const onEnd = vi.fn<() => void>();
  const clock = createSlideClock();
  clock.set('image', 5000);
  return { clock, onEnd, go: () => clock.go(onEnd) };
}

test('a slide advances when its time is up, not earlier', () => {
  const { onEnd, go } = makeClock();
  go();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a slide on hold does not advance', () => {
  const { clock, onEnd, go } = makeClock();
  go();
  clock.hold();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('a resumed slide keeps its remaining time', () => {
  const { clock, onEnd, go } = makeClock();
  go();
  vi.advanceTimersByTime(4000);
  clock.hold();
  vi.advanceTimersByTime(60_000);
  go();
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a new slide gets its full time', () => {
  const { clock, onEnd, go } = makeClock();
  go();
  vi.advanceTimersByTime(4000);
  clock.set('video', 8000);
  go();
  vi.advanceTimersByTime(7999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('setting the same slide again does not restart its time', () => {
  const { clock, onEnd, go } = makeClock();
  go();
  vi.advanceTimersByTime(4000);
  clock.set('image', 5000);
  vi.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a poster replaced by its video gets the duration of the video', () => {
  const { clock, onEnd, go } = makeClock();
  go();
  vi.advanceTimersByTime(4000);
  clock.set('image', 34_000);
  go();
  vi.advanceTimersByTime(33_999);
  expect(onEnd).not.toHaveBeenCalled();
});

test('slides cross-fade one at a time', () => {
  expect(swiperOptions(3, false)).toMatchObject({ effect: 'fade', fadeEffect: { mode: 'cross-fade' }, slidesPerView: 1 });
});

test.each([
  [1, false],
  [2, true],
  [10, true],
])('%i slides loop: %s', (count, loop) => {
  expect(swiperOptions(count, false).loop).toBe(loop);
});

test('the transition speed is zero with reduced motion', () => {
  expect(swiperOptions(3, true).speed).toBe(0);
  expect(swiperOptions(3, false).speed).toBeGreaterThan(0);
});

test.each([
  [0, 10, 0],
  [2, 10, 0],
  [3, 10, 1],
  [7, 10, 5],
  [9, 10, 5],
  [1, 3, 0],
])('at slide %i of %i the visible bullets start at %i', (active, count, first) => {
  expect(firstBullet(active, count)).toBe(first);
});

test('the bullet of the active slide is always visible', () => {
  for (const count of [1, 2, 5, 6, 10]) {
    for (let active = 0; active < count; active += 1) {
      expect(active - firstBullet(active, count)).toBeGreaterThanOrEqual(0);
      expect(active - firstBullet(active, count)).toBeLessThan(BULLETS_SHOWN);
    }
  }
});

test('a bullet is smaller the further it is from the active one', () => {
  const scales = [0, 1, 2, 3].map(bulletScale);
  expect(scales).toEqual(scales.toSorted((a, b) => b - a));
  expect(bulletScale(-1)).toBe(bulletScale(1));
  expect(bulletScale(0)).toBe(1);
});
