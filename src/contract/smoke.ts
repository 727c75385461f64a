/* Smoke constants that a page needs before the animation starts. The parameters of the animation are in `fluid.ts`. */

/** Display time and fade-out time of the home page's opening overlay, in milliseconds. */
export const OPENING_MS = 2200;
export const OPENING_FADE_MS = 1500;

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Colours of the smoke: three purples and two blues. */
export const FLUID_PALETTE: readonly [Rgb, Rgb, Rgb, Rgb, Rgb] = [
  [109, 40, 217],
  [147, 51, 234],
  [196, 166, 255],
  [79, 70, 229],
  [59, 108, 246],
];

/** Formats a colour as CSS. */
export const cssColour = (colour: Rgb): string => `rgb(${colour.join(' ')})`;
