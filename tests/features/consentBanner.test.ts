import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBannerLife } from '../../src/features/consent/bannerLife';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the banner shows one second after consent was found missing, not earlier', () => {
  const life = createBannerLife();
  life.follow(true);
  vi.advanceTimersByTime(999);
  expect(life.phase()).toBe('waiting');
  vi.advanceTimersByTime(1);
  expect(life.phase()).toBe('shown');
  vi.advanceTimersByTime(3_600_000);
  expect(life.phase()).toBe('shown');
});

test('the banner never shows when consent exists', () => {
  const life = createBannerLife();
  life.follow(false);
  vi.advanceTimersByTime(60_000);
  expect([life.phase(), vi.getTimerCount()]).toEqual(['gone', 0]);
});

test('the banner fades out for 300 ms after a choice, then is removed', () => {
  const life = createBannerLife();
  const phases: string[] = [];
  life.subscribe(() => phases.push(life.phase()));
  life.follow(true);
  vi.advanceTimersByTime(1000);
  life.follow(false);
  vi.advanceTimersByTime(299);
  expect(life.phase()).toBe('leaving');
  vi.advanceTimersByTime(1);
  expect(phases).toEqual(['waiting', 'shown', 'leaving', 'gone']);
});

test('the banner never shows when a choice is made during its delay', () => {
  const life = createBannerLife();
  life.follow(true);
  vi.advanceTimersByTime(500);
  life.follow(false);
  vi.advanceTimersByTime(60_000);
  expect(life.phase()).toBe('gone');
});

test('the banner reappears when consent is lost while fading out', () => {
  const life = createBannerLife();
  life.follow(true);
  vi.advanceTimersByTime(1000);
  life.follow(false);
  life.follow(true);
  vi.advanceTimersByTime(60_000);
  expect(life.phase()).toBe('shown');
});

test('the banner ignores a repeated notification of the same state', () => {
  const life = createBannerLife();
  life.follow(true);
  vi.advanceTimersByTime(600);
  life.follow(true);
  vi.advanceTimersByTime(400);
  expect(life.phase()).toBe('shown');
});

test('an unmounted banner leaves no timer and calls no unsubscribed listener', () => {
  const life = createBannerLife();
  const listener = vi.fn<() => void>();
  life.subscribe(listener)();
  life.follow(true);
  life.stop();
  expect([life.phase(), vi.getTimerCount(), listener.mock.calls.length]).toEqual(['gone', 0, 0]);
});
