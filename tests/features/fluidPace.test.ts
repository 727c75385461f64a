import { expect, test, vi } from 'vitest';
import { createPace, LOWEST, QUALITIES, type Quality } from '../../src/features/fluid/pace';

/** Frames at an even distance, and what the pace made of them. */
function paced(frameMs: number, frames: number, start?: number) {
  const lower = vi.fn<(quality: Quality) => void>();
  const giveUp = vi.fn<() => void>();
  const pace = createPace(lower, giveUp, start);
  for (let frame = 0; frame < frames; frame += 1) pace.frame(frame * frameMs);
  return { lower, giveUp, pace };
}

test('smoke that keeps its pace keeps its quality', () => {
  const { lower, giveUp } = paced(1000 / 60, 600);
  expect(lower).not.toHaveBeenCalled();
  expect(giveUp).not.toHaveBeenCalled();
});

test('smoke that is slow is drawn less finely, a step at a time', () => {
  const { lower } = paced(50, 30);
  expect(lower.mock.calls).toEqual([[QUALITIES[1]]]);
});

test('smoke is drawn no less finely than at its lowest', () => {
  const { lower, giveUp } = paced(50, 300);
  expect(lower.mock.calls).toEqual([[QUALITIES[1]], [QUALITIES[2]], [QUALITIES[3]]]);
  expect(giveUp).not.toHaveBeenCalled();
});

test('a very slow machine goes straight to the lowest quality, and then gives up, without the wait for a whole sample', () => {
  const { lower, giveUp } = paced(500, 10);
  expect(lower.mock.calls).toEqual([[QUALITIES[LOWEST]]]);
  expect(giveUp).toHaveBeenCalledOnce();
});

test('a machine without a graphics card starts at the lowest quality', () => {
  const { lower, giveUp } = paced(50, 300, LOWEST);
  expect(lower).not.toHaveBeenCalled();
  expect(giveUp).not.toHaveBeenCalled();
});

test('the first frames after a change do not count', () => {
  const { lower, pace } = paced(400, 3);
  for (let frame = 0; frame < 40; frame += 1) pace.frame(800 + frame * 16);
  expect(lower).not.toHaveBeenCalled();
});

test('a rest between two frames is not taken for slowness', () => {
  const { lower, pace } = paced(16, 10);
  pace.rest();
  for (let frame = 0; frame < 20; frame += 1) pace.frame(60_000 + frame * 16);
  expect(lower).not.toHaveBeenCalled();
});

test('each quality asks less than the one before', () => {
  expect(QUALITIES.map(({ dye }) => dye)).toEqual([1, 0.5, 0.25, 0.125]);
  expect(QUALITIES.map(({ stretch }) => stretch)).toEqual([1, 1.5, 3, 4]);
});
