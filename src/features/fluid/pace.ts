/** How finely the smoke may be drawn: the full picture first, then ever less, before frames are dropped. */
export interface Quality {
  /** The part of the dye's resolution that is kept. */
  dye: number;
  /** How many times wider than its canvas the smoke is shown. */
  stretch: number;
  /** Bloom, sunrays and shading. */
  effects: boolean;
}

export const QUALITIES: readonly [Quality, ...Quality[]] = [
  { dye: 1, stretch: 1, effects: true },
  { dye: 0.5, stretch: 1.5, effects: true },
  { dye: 0.25, stretch: 3, effects: false },
];

/** Slower than 30 frames a second on average is too slow. */
const SLOW_FRAME_MS = 1000 / 30;
const SAMPLE_FRAMES = 24;
/** A very slow machine is not made to wait for the whole sample. */
const SAMPLE_MS = 1500;

export interface Pace {
  /** Tells that a frame was drawn. */
  frame: (now: number) => void;
  /** Forgets the sample: what came before was not drawn in a row. */
  rest: () => void;
}

/**
 * Watches how fast frames come, lowers the quality a step when they come too slowly, and gives up when the lowest is still too much.
 */
export function createPace(lower: (quality: Quality) => void, giveUp: () => void): Pace {
  let level = 0;
  let first: number | null = null;
  let frames = 0;
  const rest = () => {
    first = null;
    frames = 0;
  };
  return {
    rest,
    frame(now) {
      first ??= now;
      const spent = now - first;
      const average = frames > 0 ? spent / frames : 0;
      frames += 1;
      if (frames <= SAMPLE_FRAMES && spent < SAMPLE_MS) return;
      rest();
      if (average <= SLOW_FRAME_MS) return;
      level += 1;
      const quality = QUALITIES[level];
      if (quality) lower(quality);
      else giveUp();
    },
  };
}
