import { expect, test, vi } from 'vitest';
import { createPace, LOWEST, QUALITIES, type Quality } from '../../src/features/fluid/pace';

/** Feeds evenly spaced frames to the pace, and returns its callbacks. */
function paced(frameMs: number, frames: number, start?: number) {
  const lower = vi.fn<(quality: Quality) => void>();
  const giveUp = vi.fn<() => void>();
  const pace = createPace(lower, giveUp, start);
  for (let frame = 0; frame < frames; frame += 1) pace.frame(frame * frameMs);
  return { lower, giveUp, pace };
}

test('the animation keeps its quality while its frame rate is sufficient', () => {
  const { lower, giveUp } = paced(1000 / 60, 600);
  expect(lower).not.toHaveBeenCalled();
  expect(giveUp).not.toHaveBeenCalled();
});

test('a slow animation lowers its quality one step at a time', () => {
  const { lower } = paced(50, 30);
  expect(lower.mock.calls).toEqual([[QUALITIES[1]]]);
});

test('the quality never falls below the lowest level', () => {
  const { lower, giveUp } = paced(50, 300);
  expect(lower.mock.calls).toEqual([[QUALITIES[1]], [QUALITIES[2]], [QUALITIES[3]]]);
  expect(giveUp).not.toHaveBeenCalled();
});

test('a very slow device drops to the lowest quality immediately, then stops the animation before a full sample', () => {
  const { lower, giveUp } = paced(500, 10);
  expect(lower.mock.calls).toEqual([[QUALITIES[LOWEST]]]);
  expect(giveUp).toHaveBeenCalledOnce();
});

test('a device without a graphics card starts at the lowest quality', () => {
  const { lower, giveUp } = paced(50, 300, LOWEST);
  expect(lower).not.toHaveBeenCalled();
  expect(giveUp).not.toHaveBeenCalled();
});

test('the first frames after a quality change are ignored', () => {
  const { lower, pace } = paced(400, 3);
  for (let frame = 0; frame < 40; frame += 1) pace.frame(800 + frame * 16);
  expect(lower).not.toHaveBeenCalled();
});

test('a pause between two frames does not count as slowness', () => {
  const { lower, pace } = paced(16, 10);
  pace.rest();
  for (let frame = 0; frame < 20; frame += 1) pace.frame(60_000 + frame * 16);
  expect(lower).not.toHaveBeenCalled();
});

test('each quality level needs less computation than the one before', () => {
  expect(QUALITIES.map(({ dye }) => dye)).toEqual([1, 0.5, 0.25, 0.125]);
  expect(QUALITIES.map(({ stretch }) => stretch)).toEqual([1, 1.5, 3, 4]);
});
