/** How finely the smoke is drawn. */
export interface Quality {
  /** The part of the dye's resolution that is kept, and of the simulation's with its iterations. */
  dye: number;
  simulation: number;
  /** How many times wider than its canvas the smoke is shown. */
  stretch: number;
  /** Bloom, sunrays and shading. */
  effects: boolean;
}

/** The full picture first, then ever less, before frames are dropped. */
export const QUALITIES: readonly [Quality, Quality, Quality, Quality] = [
  { dye: 1, simulation: 1, stretch: 1, effects: true },
  { dye: 0.5, simulation: 1, stretch: 1.5, effects: true },
  { dye: 0.25, simulation: 1, stretch: 3, effects: false },
  { dye: 0.125, simulation: 0.5, stretch: 4, effects: false },
];

/** The level of a machine that draws without a graphics card. */
export const LOWEST = 3;

export const qualityAt = (level: number): Quality => QUALITIES[level] ?? QUALITIES[LOWEST];

/** Slower than 30 frames a second is too slow; slower than 10, there is no use in going down step by step. */
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

/**
 * Watches how fast frames come, lowers the quality when they come too slowly, and gives up when even the lowest is far too much.
 * @param start the level that it begins at
 */
export function createPace(lower: (quality: Quality) => void, giveUp: () => void, start = 0): Pace {
  let level = start;
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
      if (level === LOWEST) {
        if (average > VERY_SLOW_FRAME_MS) giveUp();
      } else if (average > SLOW_FRAME_MS) {
        level = average > VERY_SLOW_FRAME_MS ? LOWEST : level + 1;
        lower(qualityAt(level));
      }
    },
  };
}
