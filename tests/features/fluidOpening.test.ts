import { expect, test, vi } from 'vitest';
import { playOpening, type OpeningPhase } from '../../src/features/fluid/opening';

/** Returns the opening phases reported after the given number of milliseconds. */
function after(milliseconds: number, elapsedMs?: number): OpeningPhase[] {
  vi.useFakeTimers();
  const phases: OpeningPhase[] = [];
  playOpening((phase) => phases.push(phase), elapsedMs);
  vi.advanceTimersByTime(milliseconds);
  vi.useRealTimers();
  return phases;
}

test('the intro shows for 2.2 s', () => {
  expect(after(2199)).toEqual([]);
  expect(after(2200)).toEqual(['fading']);
});

test('the intro fades out for 1.5 s and is then removed', () => {
  expect(after(3699)).toEqual(['fading']);
  expect(after(3700)).toEqual(['fading', 'gone']);
});

test('the time the intro was shown before its script ran counts', () => {
  expect(after(199, 2000)).toEqual([]);
  expect(after(200, 2000)).toEqual(['fading']);
  expect(after(0, 5000)).toEqual(['fading', 'gone']);
});

test('a cancelled intro reports no further phases', () => {
  vi.useFakeTimers();
  const onPhase = vi.fn<(phase: OpeningPhase) => void>();
  playOpening(onPhase)();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(onPhase).not.toHaveBeenCalled();
});
