/** How a series of bars is drawn: each reads apart without its colour. */
export type BarLook = 'solid' | 'hatched' | 'dotted';

export interface BarSeries {
  label: string;
  values: readonly number[];
  look: BarLook;
}

/** The token that each look is drawn in. */
export const INK: Record<BarLook, string> = {
  solid: 'var(--mui-palette-secondary-main)',
  hatched: 'var(--mui-palette-primary-main)',
  dotted: 'var(--mui-palette-text-secondary)',
};
