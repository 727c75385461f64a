import { FLUID_PALETTE, type Rgb } from './smoke';

/** SPEC section 9, Animation defaults: every number of the smoke, passed to its library by name. */
export const FLUID = {
  simResolution: 128,
  dyeResolution: 1024,
  captureResolution: 512,
  densityDissipation: 1,
  velocityDissipation: 0.2,
  pressure: 0.8,
  pressureIterations: 20,
  curl: 30,
  splatRadius: 0.25,
  splatForce: 6000,
  bloomIterations: 8,
  bloomResolution: 256,
  bloomIntensity: 0.8,
  bloomThreshold: 0.6,
  bloomSoftKnee: 0.7,
  sunraysResolution: 196,
  sunraysWeight: 1,
  colorUpdateSpeed: 10,
} as const;

/** The longest step in seconds that the smoke takes at once. The library has it built in; a test holds it to that. */
export const TIME_STEP_CAP_S = 0.016666;

/** A colour as the library reads it. */
export const hexColour = (colour: Rgb): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** What decides how finely the smoke is drawn. */
export interface FluidDevice {
  mobile: boolean;
  /** Whether the graphics card smooths between the points of a half-float texture. */
  linearFiltering: boolean;
}

/** The resolution of the dye: halved on mobile or without linear filtering. */
export const dyeResolutionOn = ({ mobile, linearFiltering }: FluidDevice): number => (mobile || !linearFiltering ? FLUID.dyeResolution / 2 : FLUID.dyeResolution);

/** How much of its light the smoke keeps behind words, of 1. */
const BRIGHTNESS = 0.28;

/** Everything the library is told. It halves the dye by itself only until it is told a number, so the right one is told. */
export const fluidSettings = (device: FluidDevice) => ({
  ...FLUID,
  dyeResolution: dyeResolutionOn(device),
  shading: device.linearFiltering,
  bloom: device.linearFiltering,
  sunrays: device.linearFiltering,
  colorful: true,
  colorPalette: FLUID_PALETTE.map(hexColour),
  hover: true,
  transparent: true,
  brightness: BRIGHTNESS,
});

export type FluidSettings = ReturnType<typeof fluidSettings>;
