import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultConfig } from 'webgl-fluid-enhanced';
import { expect, test } from 'vitest';
import { dyeResolutionOn, FLUID, fluidSettings, hexColour, TIME_STEP_CAP_S } from '../../src/contract/fluid';
import { cssColour, FLUID_PALETTE, OPENING_FADE_MS, OPENING_MS } from '../../src/contract/smoke';

const DESK = { mobile: false, linearFiltering: true };

test('the parameters of the smoke are those of the specification', () => {
  expect(FLUID).toEqual({
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
  });
  expect([OPENING_MS, OPENING_FADE_MS]).toEqual([2200, 1500]);
});

test('every parameter is passed to the library under a name that the library supports', () => {
  expect(fluidSettings(DESK)).toMatchObject(FLUID);
  expect(Object.keys(defaultConfig)).toEqual(expect.arrayContaining(Object.keys(fluidSettings(DESK))));
});

test('the library caps its time step near 0.0167 s', () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('webgl-fluid-enhanced')), 'utf8');
  expect(TIME_STEP_CAP_S).toBeCloseTo(1 / 60, 4);
  expect(source).toContain(`, ${TIME_STEP_CAP_S})`);
});

test.each([
  ['at a desk', DESK, 1024],
  ['on mobile', { mobile: true, linearFiltering: true }, 512],
  ['without linear filtering', { mobile: false, linearFiltering: false }, 512],
  ['on mobile without linear filtering', { mobile: true, linearFiltering: false }, 512],
])('the dye resolution matches the device %s', (_, device, resolution) => {
  expect(dyeResolutionOn(device)).toBe(resolution);
  expect(fluidSettings(device).dyeResolution).toBe(resolution);
});

test('bloom, sunrays and shading require linear filtering', () => {
  expect(fluidSettings(DESK)).toMatchObject({ bloom: true, sunrays: true, shading: true });
  expect(fluidSettings({ ...DESK, linearFiltering: false })).toMatchObject({ bloom: false, sunrays: false, shading: false });
});

test('the palette has five colours, all between blue and purple', () => {
  expect(new Set(FLUID_PALETTE.map(cssColour)).size).toBe(5);
  for (const [red, green, blue] of FLUID_PALETTE) {
    expect(blue).toBeGreaterThan(red);
    expect(blue).toBeGreaterThan(green);
  }
});

test('the palette is passed to the library as hexadecimal colours', () => {
  expect(hexColour([109, 40, 217])).toBe('#6d28d9');
  expect(fluidSettings(DESK).colorPalette).toEqual(FLUID_PALETTE.map(hexColour));
  for (const colour of fluidSettings(DESK).colorPalette) expect(colour).toMatch(/^#[\da-f]{6}$/);
});
