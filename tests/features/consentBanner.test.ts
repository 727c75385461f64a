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

test('with a consent it never shows', () => {
  const life = createBannerLife();
  life.follow(false);
  vi.advanceTimersByTime(60_000);
  expect([life.phase(), vi.getTimerCount()]).toEqual(['gone', 0]);
});

test('it fades for 300 ms once a choice is made, then is gone', () => {
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

test('a choice made before it shows keeps it away', () => {
  const life = createBannerLife();
  life.follow(true);
  vi.advanceTimersByTime(500);
  life.follow(false);
  vi.advanceTimersByTime(60_000);
  expect(life.phase()).toBe('gone');
});

test('a consent lost while it fades brings it back', () => {
  const life = createBannerLife();
  life.follow(true);
  vi.advanceTimersByTime(1000);
  life.follow(false);
  life.follow(true);
  vi.advanceTimersByTime(60_000);
  expect(life.phase()).toBe('shown');
});

test('being told the same again changes nothing', () => {
  const life = createBannerLife();
  life.follow(true);
  vi.advanceTimersByTime(600);
  life.follow(true);
  vi.advanceTimersByTime(400);
  expect(life.phase()).toBe('shown');
});

test('a page that goes away leaves no timer and calls nobody who stopped listening', () => {
  const life = createBannerLife();
  const heard = vi.fn<() => void>();
  life.subscribe(heard)();
  life.follow(true);
  life.stop();
  expect([life.phase(), vi.getTimerCount(), heard.mock.calls.length]).toEqual(['gone', 0, 0]);
});
