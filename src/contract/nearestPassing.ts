import { isLegible } from './contrast';
import type { Scheme } from './palette';

/** Step of the lightness, from 0 to 1. */
const STEP = 0.005;

/** Returns hue (0 to 6), saturation and lightness (0 to 1) of a colour. */
function toHsl(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, range] = [(max + min) / 2, max - min];
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const hue = max === red ? ((green - blue) / range + 6) % 6 : max === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return { hue, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function toHex({ hue, saturation, lightness }: ReturnType<typeof toHsl>): string {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  // CSS Color 4, HSL to RGB: `k` runs from 0 to 12 around the colour wheel.
  const channels = [0, 8, 4].map((shift) => {
    const k = (shift + hue * 2) % 12;
    return Math.round((lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/**
 * Returns the nearest colour of the same hue that is legible in a scheme: darker in the light scheme, lighter in the dark one. A legible colour is
 * returned as it is.
 */
export function nearestPassing(colour: string, scheme: Scheme): string {
  if (isLegible(colour, scheme)) return colour;
  const hsl = toHsl(colour);
  const step = scheme === 'light' ? -STEP : STEP;
  for (let lightness = hsl.lightness + step; lightness > 0 && lightness < 1; lightness += step) {
    const next = toHex({ ...hsl, lightness });
    if (isLegible(next, scheme)) return next;
  }
  return toHex({ ...hsl, lightness: scheme === 'light' ? 0 : 1 });
}
