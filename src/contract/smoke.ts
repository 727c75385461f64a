/* What a page needs of the smoke before it moves; the numbers of its movement are in `fluid.ts`. */

/** The opening overlay of the home page: shown, then fading, then gone. */
export const OPENING_MS = 2200;
export const OPENING_FADE_MS = 1500;

/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The colours of the smoke: three purples and two blues. */
export const FLUID_PALETTE: readonly [Rgb, Rgb, Rgb, Rgb, Rgb] = [
  [109, 40, 217],
  [147, 51, 234],
  [196, 166, 255],
  [79, 70, 229],
  [59, 108, 246],
];

/** A colour as a style sheet writes it. */
export const cssColour = (colour: Rgb): string => `rgb(${colour.join(' ')})`;
