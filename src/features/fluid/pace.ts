/** Rendering quality of the smoke. */
export interface Quality {
  /** Fraction of the dye resolution, and of the simulation's resolution and iterations. */
  dye: number;
  simulation: number;
  /** Scale factor from the canvas to its displayed size. */
  stretch: number;
  /** Whether bloom, sunrays and shading are on. */
  effects: boolean;
}

/** Quality levels, from full quality down. Quality is reduced before frames are dropped. */
export const QUALITIES: readonly [Quality, Quality, Quality, Quality] = [
  { dye: 1, simulation: 1, stretch: 1, effects: true },
  { dye: 0.5, simulation: 1, stretch: 1.5, effects: true },
  { dye: 0.25, simulation: 1, stretch: 3, effects: false },
  { dye: 0.125, simulation: 0.5, stretch: 4, effects: false },
];

/** Level for devices without a graphics card. */
export const LOWEST = 3;

export const qualityAt = (level: number): Quality => QUALITIES[level] ?? QUALITIES[LOWEST];

/** Frame times in milliseconds: below 30 frames per second the quality drops; below 10, it drops to the lowest level directly. */
const SLOW_FRAME_MS = 1000 / 30;
const VERY_SLOW_FRAME_MS = 1000 / 10;
/** Frames to skip after a change, which are slow because shaders compile and textures are allocated. */
const WARM_UP_FRAMES = 3;
const SAMPLE_FRAMES = 24;
/** Maximum sample duration in milliseconds, so that very slow devices need not complete the sample. */
const SAMPLE_MS = 1000;

export interface Pace {
  /**
   * Records a rendered frame.
   * @param now time of the frame in milliseconds
   */
  frame: (now: number) => void;
  /** Resets the sample after an interruption, because the earlier frames were not consecutive. */
  rest: () => void;
}

/**
 * Monitors the frame rate, lowers the quality when it is too low, and calls `giveUp` when even the lowest quality is far too slow.
 * @param start initial quality level
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
