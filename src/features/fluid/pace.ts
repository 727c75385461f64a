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

/** Slower than 30 frames a second is too slow; slower than 10, and there is no use in going down step by step. */
const SLOW_FRAME_MS = 1000 / 30;
const VERY_SLOW_FRAME_MS = 1000 / 10;
/** The first frames after a change pay for compiling and for new textures. */
const WARM_UP_FRAMES = 3;
const SAMPLE_FRAMES = 24;
/** A very slow machine is not made to wait for the whole sample. */
const SAMPLE_MS = 1000;

export interface Pace {
  /** Tells that a frame was drawn. @param now its time in milliseconds */
  frame: (now: number) => void;
  /** Forgets the sample: what came before was not drawn in a row. */
  rest: () => void;
}

/** Watches how fast frames come, lowers the quality when they come too slowly, and gives up when the lowest is still too much. */
export function createPace(lower: (quality: Quality) => void, giveUp: () => void): Pace {
  let level = 0;
  let frames = 0;
  let first = 0;
  const rest = () => {
    frames = 0;
  };
  return {
    rest,
    frame(now) {
      frames += 1;
      if (frames <= WARM_UP_FRAMES) first = now;
      const drawn = frames - WARM_UP_FRAMES;
      const spent = now - first;
      if (drawn < SAMPLE_FRAMES && spent < SAMPLE_MS) return;
      const average = spent / drawn;
      rest();
      if (average <= SLOW_FRAME_MS) return;
      level = average > VERY_SLOW_FRAME_MS ? Math.max(level + 1, QUALITIES.length - 1) : level + 1;
      const quality = QUALITIES[level];
      if (quality) lower(quality);
      else giveUp();
    },
  };
}
