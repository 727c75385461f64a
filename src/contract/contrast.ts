import { PALETTE, type Scheme } from './palette';

/** Minimum contrast of text and of labels, WCAG 2 level AA. */
export const MIN_CONTRAST = 4.5;

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const channel = (hex: string, at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Returns the relative luminance of a colour, from 0 to 1. @param hex six digits after the `#` */
export const luminance = (hex: string): number => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Returns the contrast ratio of two colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the label colour that contrasts better with a filled button of this colour. */
export function labelOn(colour: string): string {
  const [onDark, onLight] = [PALETTE.dark.onAction, PALETTE.light.onAction];
  return contrastRatio(onDark, colour) > contrastRatio(onLight, colour) ? onDark : onLight;
}

/** Returns the lowest contrast of a colour: as text on the grounds of a scheme, and as the fill of a button behind its label. */
export const contrastOf = (colour: string, scheme: Scheme): number =>
  Math.min(contrastRatio(colour, PALETTE[scheme].ground), contrastRatio(colour, PALETTE[scheme].raised), contrastRatio(colour, labelOn(colour)));

/** Whether text and labels in this colour have the contrast of level AA in a scheme. */
export const isLegible = (colour: string, scheme: Scheme): boolean => contrastOf(colour, scheme) >= MIN_CONTRAST;
