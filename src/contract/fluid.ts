import { FLUID_PALETTE, type Rgb } from './smoke';

/** SPEC section 9, Animation defaults: all parameters of the smoke, passed to its library by name. */
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

/** Maximum time step of the smoke, in seconds. Hard-coded in the library; a test checks that the values match. */
export const TIME_STEP_CAP_S = 0.016666;

/** Formats a colour for the library. */
export const hexColour = (colour: Rgb): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Device properties that determine the resolution of the smoke. */
export interface FluidDevice {
  mobile: boolean;
  /** Whether the GPU supports linear filtering of half-float textures. */
  linearFiltering: boolean;
}

/** Returns the resolution of the dye: halved on mobile or without linear filtering. */
export const dyeResolutionOn = ({ mobile, linearFiltering }: FluidDevice): number => (mobile || !linearFiltering ? FLUID.dyeResolution / 2 : FLUID.dyeResolution);

/** Brightness of the smoke behind text, from 0 to 1. */
const BRIGHTNESS = 0.28;

/** Builds the complete settings of the library. The library halves the dye resolution itself only if none is given, so the correct one is given. */
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
